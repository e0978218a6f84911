import type { FastifyInstance } from 'fastify'
import { createAssets, type ServeAsset } from '#apps/server/web/assets.ts'
import { openVite } from '#apps/server/web/dev.ts'
import { createGuestPages } from '#apps/server/web/guest-pages.ts'
import { createPlayerPages } from '#apps/server/web/player-pages.ts'
import { createRenderer } from '#apps/server/web/renderer.ts'
import { serveAddress } from '#apps/server/web/serve-address.ts'
import { commonHeaders } from '#apps/server/web/security-headers.ts'
import type { House } from '#kernel/house.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import type { ServerBuild } from 'react-router'

const project = new URL('../../../', import.meta.url)

interface Web {
  readonly build: () => Promise<ServerBuild>
  readonly serveAsset: ServeAsset
}

const builtWeb = async (): Promise<Web> => {
  const build = (await import(new URL('build/server/index.js', project).href)) as ServerBuild
  return { build: () => Promise.resolve(build), serveAsset: await createAssets(new URL('build/client', project).pathname) }
}

/**
 * Puts the pages of the site behind every address that no call has taken. WEB=built serves the build, WEB=dev lets Vite
 * serve the sources with hot reload, WEB=none serves no pages. Call it after all routes are mounted and before listening.
 */
export const mountWeb = async (app: FastifyInstance, house: House, identify: Identify): Promise<void> => {
  const headers = commonHeaders(house.config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  if (house.config.web === 'none') return
  const { build, serveAsset } = house.config.web === 'dev' ? await openVite(app, project) : await builtWeb()
  const render = createRenderer(app, house, build)
  const serve = serveAddress({
    house,
    identify,
    serveAsset,
    guestPages: createGuestPages(house, render),
    playerPages: createPlayerPages(house, render),
  })
  app.get('/*', { schema: { hide: true } }, serve)
}
