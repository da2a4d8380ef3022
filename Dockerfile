# The served service: docs/command-line.md describes how to run it.
FROM node:24.21.0-bookworm-slim

# git tells which files of a checkout are pages. A mounted checkout belongs to another user, which git refuses by default.
# With '*' it refuses none, and its config may start programs: mount only checkouts you trust.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*' \
  && mkdir /data /site \
  && chown node:node /data \
  && chmod 0700 /data

COPY LICENSE /app/
COPY dist /app/dist

USER node
WORKDIR /site
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/serve/index.js", "--host", "0.0.0.0", "--data", "/data"]
