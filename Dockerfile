# The site as one image. The database is another's work: see compose.yaml.

FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The pinned Node of the lockfile is for machines without it; this image has it already.
RUN npm ci --ignore-scripts
COPY . .
RUN NODE_ENV=production node node_modules/@react-router/dev/bin.cjs build

FROM node:26-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:26-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data NODE_COMPILE_CACHE=/tmp/compiled
RUN mkdir /data && chown node:node /data
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/kernel ./kernel
COPY --from=build /site/engines ./engines
COPY --from=build /site/casino ./casino
COPY --from=build /site/ui ./ui
COPY --from=build /site/apps ./apps
COPY --from=build /site/build ./build
# The page of fairness gives it to whoever wants to check rounds by themselves.
COPY --from=build /site/scripts/verify-rounds.py /site/scripts/verify-matches.py ./scripts/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/main.ts"]
