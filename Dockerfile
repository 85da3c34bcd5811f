# The rules are compiled in an image that is not kept: only their copy goes into the other one.
FROM python:3.12-slim AS compiled
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY requirements-compile.txt .
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements-compile.txt
COPY assets assets
COPY engine engine
RUN python -m engine compile

FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 CIVITAS_DATA=/data CIVITAS_COMPILED=1

# The user and the folder of the games come first: they hardly ever change.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin civitas \
    && mkdir /data && chown civitas:civitas /data

WORKDIR /app

# What it builds on, in the very versions that were tested and nothing else: each has its hash, and
# nothing is built here. These change less often than the code.
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.txt

COPY LICENSE .
COPY assets assets
COPY engine engine
COPY render render
COPY bot bot
ARG SITE=/usr/local/lib/python3.12/site-packages/civitas_compiled
COPY --from=compiled $SITE $SITE
# The bot itself can write nothing here, so what makes it start faster is made now.
RUN python -m compileall -q . $SITE

# By its number, so that whoever runs it can see that it is not root.
USER 10001:10001
VOLUME /data

# The running bot touches a file; this looks at how long ago.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]

# No shell in between, so that SIGTERM reaches the bot, which then closes what is open.
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
