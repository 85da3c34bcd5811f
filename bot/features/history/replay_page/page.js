"use strict";
(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const last = film.moments.length - 1;
  const byId = (id) => document.getElementById(id);
  const picture = byId("picture"), slider = byId("moment"), place = byId("place");
  const cursor = document.querySelector("svg .cursor");
  let now = 0;

  // A strip as an image of its own: one may be in a picture twice.
  const imageOf = (number) => {
    const image = new Image(film.strips[number].width, film.strips[number].height);
    image.alt = "";
    image.src = "data:image/webp;base64," + film.strips[number].webp;
    return image;
  };

  const draw = async (at) => {
    const frame = film.frames[film.moments[at].frame];
    const images = frame.strips.map(imageOf);
    // The picture before stays until the next one can be shown at once.
    await Promise.allSettled(images.map((image) => image.decode()));
    if (at !== now) return;
    picture.replaceChildren(...images);
    picture.setAttribute("aria-label", frame.alt);
  };

  const select = (selector, chosen) => {
    for (const each of document.querySelectorAll(selector)) {
      each.classList.toggle("current", each.dataset.key === String(chosen));
    }
  };

  const turnStart = (at) => {
    while (at > 0 && film.moments[at - 1].turn === film.moments[at].turn) at -= 1;
    return at;
  };
  const turnEnd = (at) => {
    while (at < last && film.moments[at + 1].turn === film.moments[at].turn) at += 1;
    return at;
  };
  const steps = {
    first: () => 0,
    "turn-back": () => (now > turnStart(now) ? turnStart(now) : turnStart(Math.max(now - 1, 0))),
    back: () => now - 1,
    next: () => now + 1,
    "turn-next": () => (now < turnEnd(now) ? turnEnd(now) : turnEnd(Math.min(now + 1, last))),
    last: () => last,
  };

  const show = (at) => {
    now = Math.max(0, Math.min(last, at));
    const moment = film.moments[now];
    place.textContent = moment.title;
    slider.value = now;
    slider.setAttribute("aria-valuetext", moment.title);
    select("#log section", moment.turn);
    select(".hand", moment.hand);
    for (const each of document.querySelectorAll(".moment")) {
      const number = Number(each.dataset.moment);
      if (number === now) each.setAttribute("aria-current", "step");
      else each.removeAttribute("aria-current");
      each.classList.toggle("later", number > now);
      if (number === now) byId("now").replaceChildren(...each.cloneNode(true).childNodes);
    }
    for (const button of document.querySelectorAll("[data-step]")) {
      const backwards = /first|back/.test(button.dataset.step);
      button.disabled = now === (backwards ? 0 : last);
    }
    if (cursor) {
      const x = film.curve.left + film.curve.step * moment.turn;
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
    }
    draw(now);
  };

  for (const button of document.querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => show(steps[button.dataset.step]()));
  }
  slider.addEventListener("input", () => show(Number(slider.value)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target === slider) return;
    const key = (event.shiftKey ? "Shift+" : "") + event.key;
    const step = {
      ArrowLeft: "back", ArrowRight: "next", "Shift+ArrowLeft": "turn-back",
      "Shift+ArrowRight": "turn-next", Home: "first", End: "last",
    }[key];
    if (step) {
      event.preventDefault();
      show(steps[step]());
    }
  });
  let from = null;
  picture.addEventListener("touchstart", (event) => {
    from = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  picture.addEventListener("touchend", (event) => {
    const to = event.changedTouches[0];
    if (from === null || to === undefined) return;
    const across = to.clientX - from.clientX, down = to.clientY - from.clientY;
    if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(down)) {
      show(now + (across < 0 ? 1 : -1));
    }
    from = null;
  });
  show(0);
})();
