import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf, type Encoding } from '#apps/server/web/encoding.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface Asset {
  readonly file: string
  readonly encodings: ReadonlySet<Encoding>
  readonly headers: Readonly<Record<string, string>>
}

const suffix = { br: '.br', gzip: '.gz', identity: '' } as const

const assetOf = async (folder: string, path: string, all: ReadonlySet<string>): Promise<Asset> => {
  const is_hashed = path.startsWith('/assets/')
  const hash = createHash('sha256')
    .update(await readFile(join(folder, path)))
    .digest('base64url')
  const encodings = new Set<Encoding>((['br', 'gzip', 'identity'] as const).filter((encoding) => all.has(path + suffix[encoding])))
  return {
    file: join(folder, path),
    encodings,
    headers: {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': is_hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: `"${hash.slice(0, 22)}"`,
      // Public files. The games' sandboxed documents have an opaque origin, and must be able to load modules and fonts from here.
      ...(is_hashed ? { 'access-control-allow-origin': '*' } : {}),
      ...(encodings.size > 1 ? { vary: 'accept-encoding' } : {}),
    },
  }
}

export type ServeAsset = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Serves the files of a folder by exact name: the list is read at start, so no path can leave the folder. File contents are cached
 * once requested.
 */
export const createAssets = async (folder: string): Promise<ServeAsset> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const assets = new Map<string, Asset>()
  for (const path of paths) if (!/\.(?:br|gz)$|^\/\.vite\//.test(path)) assets.set(path, await assetOf(folder, path, paths))
  const kept = new Map<string, Buffer>()

  return async (path, request, reply) => {
    const asset = assets.get(path)
    if (!asset) return false
    reply.headers(asset.headers)
    if (request.headers['if-none-match'] === asset.headers['etag']) {
      await reply.status(304).send()
      return true
    }
    const wanted = encodingOf(request.headers['accept-encoding'])
    const encoding = asset.encodings.has(wanted) ? wanted : 'identity'
    const file = asset.file + suffix[encoding]
    const bytes = kept.get(file) ?? (await readFile(file))
    kept.set(file, bytes)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    await reply.send(bytes)
    return true
  }
}
