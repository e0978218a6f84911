import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { gameBySlug } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import { requestLanguage } from '#kernel/http/language.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { frameFiles, readManifest, type FrameFiles, type FrameManifest } from './frame-files.ts'

const manifest_path = '.vite/game-frame.json'
const built = new URL('../../../../build/client/', import.meta.url)

/**
 * The policy of a game's document: scripts and styles of our host, pictures that it made itself, no calls, no forms, no
 * frames; and `sandbox`, so that it has no origin even when somebody opens it by its address (reliability 15).
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'; style-src-attr 'unsafe-inline'",
  'img-src data: blob:',
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ')

const page = (title: string, language: string, { script, styles, preloads }: FrameFiles): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<script type="module" crossorigin src="${script}"></script></head><body><div id="game"></div></body></html>`,
  ].join('')

/** In development the document is built when it is opened, so that a reload shows what was changed. */
const developmentBuild = async (app: FastifyInstance): Promise<() => Promise<FrameManifest>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-frame-'))
  app.get<{ Params: { '*': string } }>('/assets/game/*', { schema: { hide: true } }, async (request, reply) => {
    const name = path.basename(request.params['*'])
    const type = name.endsWith('.css') ? 'text/css' : name.endsWith('.woff2') ? 'font/woff2' : 'text/javascript'
    const bytes = await readFile(path.join(folder, 'assets/game', name)).catch(() => null)
    if (bytes === null) return reply.callNotFound()
    return reply.headers({ 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' }).send(bytes)
  })
  return async () => {
    const { buildFrame } = await import('../frame/build-frame.ts')
    await buildFrame(folder)
    return readManifest(new URL(manifest_path, pathToFileURL(`${folder}/`)))
  }
}

const builtOnce = (): (() => Promise<FrameManifest>) => {
  let kept: Promise<FrameManifest> | undefined
  return () => (kept ??= readManifest(new URL(manifest_path, built)))
}

/** Serves `/game-frame/{slug}/`: the document in which a game draws. The page that frames it tells it everything else. */
export const mountGameDocument = async (app: FastifyInstance, house: House): Promise<void> => {
  if (house.config.web === 'none') return
  const manifest = house.config.web === 'dev' ? await developmentBuild(app) : builtOnce()
  const serve = async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    const { slug } = request.params
    const game = await gameBySlug(house, slug)
    const files = game && frameFiles(await manifest(), slug)
    if (!game || !files) return reply.callNotFound()
    const language = requestLanguage(request, house.brand)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': house.config.web === 'dev' ? 'no-store' : 'public, max-age=60',
        vary: 'x-language, accept-language',
        // A sandboxed document may not keep the opener policy of the site's own pages.
        'cross-origin-opener-policy': 'unsafe-none',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      })
      .send(page(game.title[language], language, files))
  }
  app.get('/game-frame/:slug/', { schema: { hide: true } }, serve)
}
