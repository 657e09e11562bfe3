# The site as a single container: docker build --build-arg SITE_URL=https://www.sunnie.example -t sunnie .
# For the rest, see docs/deployment/one-machine.md.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Needed for the build, because canonical links, the sitemap and a preview's banner are part of the prerendered pages.
ARG SITE_URL=http://localhost:3000
ARG DEPLOY_ENV=production
RUN npm run build
RUN npm run bundle /bundle

FROM node:22-bookworm-slim
ARG SITE_URL=http://localhost:3000
ARG DEPLOY_ENV=production
COPY --from=build /bundle /app
RUN install --directory --owner=node --mode=0700 /data
WORKDIR /app
USER node
# The site only writes to /data, so run it with --read-only.
# What it was built for is also what it runs as: a preview never sends real emails.
ENV NODE_ENV=production SITE_URL=$SITE_URL DEPLOY_ENV=$DEPLOY_ENV DATABASE_URL=file:/data/sunnie.db
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
