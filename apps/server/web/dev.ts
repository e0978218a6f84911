import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ServeAsset } from '#apps/server/web/assets.ts'
import type { WebBuild } from '#apps/server/web/renderer.ts'

/** Runs Vite inside the site's server: sources with hot reload on the same port. Only loaded in development. */
export const openVite = async (app: FastifyInstance, project: URL): Promise<WebBuild & { readonly serveAsset: ServeAsset }> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(project),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  return {
    build_id: 'dev',
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    serveAsset: (_path, request, reply) =>
      new Promise((resolve, reject) => {
        // Vite answers the request, or passes it on to the pages.
        const answered = (): void => resolve(true)
        reply.raw.once('finish', answered)
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
          reply.raw.off('finish', answered)
          if (error) reject(error as Error)
          else resolve(false)
        })
      }),
  }
}
