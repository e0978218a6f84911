import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { answerRecentFirst, createRecentPages } from '#apps/server/web/recent-pages.ts'
import { createAssets, type ServeAsset } from '#apps/server/web/assets.ts'
import { openVite } from '#apps/server/web/dev.ts'
import { createRenderer, type WebBuild } from '#apps/server/web/renderer.ts'
import { createSharedPages } from '#apps/server/web/shared-pages.ts'
import { serveAddress, serveFallback } from '#apps/server/web/serve-address.ts'
import { mountSiteFiles } from '#apps/server/web/site-files.ts'
import { commonHeaders } from '#apps/server/web/security-headers.ts'
import { mountPageRoutes } from '#apps/server/web/page-routes.ts'
import { announceRelease } from '#apps/server/web/announce-release.ts'
import type { House } from '#kernel/house.ts'
import { StartUpError } from '#kernel/start-up-error.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import type { ServerBuild } from 'react-router'

const project = new URL('../../../', import.meta.url)

interface Web extends WebBuild {
  readonly serveAsset: ServeAsset
}

const builtWeb = async (): Promise<Web> => {
  const file = new URL('build/server/index.js', project)
  if (!existsSync(file)) throw new StartUpError('The web is not built. Run `npm start`, or set WEB=dev to serve the sources.')
  const build = (await import(file.href)) as ServerBuild
  return {
    build: () => Promise.resolve(build),
    build_id: build.assets.version,
    serveAsset: await createAssets(fileURLToPath(new URL('build/client', project))),
  }
}

/**
 * Serves pages on every path that is not an API route. WEB=built serves the build, WEB=dev lets Vite serve the sources with hot
 * reload, WEB=none serves no pages. Call it after all routes are mounted and before listening.
 */
export const mountWeb = async (app: FastifyInstance, house: House, identify: Identify): Promise<void> => {
  const web = house.config.web === 'none' ? null : house.config.web === 'dev' ? await openVite(app, project) : await builtWeb()
  const headers = { ...commonHeaders(house.config), ...(web ? { 'x-app-build': web.build_id } : {}) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (!web) return
  announceRelease(app, house, web.build_id)
  mountSiteFiles(app, house)
  mountPageRoutes(app, house, web.build)
  const render = createRenderer(app, house, web)
  const recentPages = createRecentPages(house, headers)
  if (house.config.web === 'built') answerRecentFirst(app.server, recentPages)
  const serve = serveAddress({
    house,
    identify,
    serveAsset: web.serveAsset,
    sharedPages: createSharedPages(house, render),
    recentPages,
  })
  app.get('/*', { schema: { hide: true }, errorHandler: serveFallback(house) }, serve)
}
