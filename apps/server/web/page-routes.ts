import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { House } from '#kernel/house.ts'
import { languages } from '#kernel/i18n/texts.ts'

/** Must match `routeDiscovery.manifestPath` in react-router.config.ts. */
const manifest_path = '/__manifest'

/**
 * Tells the browser which files belong to pages that it may open next, so that a page's size does not depend on the number of
 * pages. The response is the same for everybody and constant per build.
 */
export const mountPageRoutes = (app: FastifyInstance, { config }: House, build: () => Promise<ServerBuild>): void => {
  for (const base of ['/', ...languages.map((language) => `/${language}`)])
    app.get(`${base === '/' ? '' : base}${manifest_path}`, { schema: { hide: true } }, async (request, reply) => {
      const handle = createRequestHandler({ ...(await build()), basename: base }, 'production')
      const answer = await handle(new Request(`${config.public_url}${request.url}`), new RouterContextProvider())
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text())
    })
}
