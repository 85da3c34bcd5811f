
// A page stays at the latest message until its reader scrolls, types or presses.
{
  const timeline = document.querySelector("#channel-timeline");
  const changes = new ResizeObserver(() => { timeline.scrollTop = timeline.scrollHeight; });
  for (const child of timeline.children) changes.observe(child);
  for (const act of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(act, () => changes.disconnect(), { once: true, passive: true });
  }
}
