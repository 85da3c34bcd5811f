FROM python:3.12-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 CIVITAS_DATA=/data

# The user and the folder of the games come first: they hardly ever change.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin civitas \
    && mkdir /data && chown civitas:civitas /data

# What it builds on, in the very versions that were tested; these change less often than the code.
COPY requirements.txt /src/
RUN pip install --no-cache-dir --require-hashes -r /src/requirements.txt

COPY pyproject.toml README.md LICENSE /src/
COPY assets /src/assets
COPY engine /src/engine
COPY render /src/render
COPY bot /src/bot
RUN pip install --no-cache-dir --no-deps /src && rm -r /src

USER civitas
VOLUME /data

# The running bot touches a file; this looks at how long ago.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]

# No shell in between, so that SIGTERM reaches the bot, which then closes what is open.
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
