import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import type { House } from '#kernel/house.ts'
import { isLanguage } from '#kernel/i18n/texts.ts'
import { readGame } from './provider-store.ts'

const shapes = { tall: [600, 800], square: [600, 600], wide: [960, 540] } as const

const filePattern = /^(.+)-(?:(tall|square)-([a-z]{2})|(wide))\.svg$/

/** Words of a title on lines of their own, as large as the longest one lets them be. */
const titleLines = (title: string, width: number, height: number): string => {
  const words = title.split(/\s+/).slice(0, 5)
  const longest = Math.max(...words.map((word) => word.length))
  const size = Math.min(width / 6, (width * 1.35) / longest, (height * 0.55) / words.length)
  const top = height / 2 - ((words.length - 1) * size * 1.1) / 2
  return words
    .map((word, line) => `<text x="${width / 2}" y="${top + line * size * 1.1}" font-size="${size}">${escapeHtml(word)}</text>`)
    .join('')
}

/**
 * A plain picture with a game's title, in a colour of the game's own. Studios send no pictures: what stands on the pages of the house is
 * served by the house.
 */
export const coverOf = (slug: string, title: string | null, shape: keyof typeof shapes): string => {
  const [width, height] = shapes[shape]
  const [first = 0, second = 0] = hash('sha256', slug, 'buffer')
  const hue = Math.round((first / 255) * 360)
  const rings = [0.95, 0.72, 0.5, 0.3].map((part, index) => {
    const radius = (Math.max(width, height) / 2) * part
    return `<circle cx="${(width * (30 + (second % 40))) / 100}" cy="${height * 0.42}" r="${radius}" fill="hsl(${(hue + index * 14) % 360} 55% ${20 + index * 7}%)"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(${hue} 60% 13%)"/>` +
    `${rings.join('')}<g fill="#fff" font-family="Manrope,Arial,sans-serif" font-weight="800" text-anchor="middle" dominant-baseline="middle">` +
    `${title === null ? '' : titleLines(title, width, height)}</g></svg>`
  )
}

/** Serves the pictures of studios' games where those of the house's own games stand. */
export const mountCovers = (app: FastifyInstance, house: House): void => {
  app.get<{ Params: { file: string } }>('/art/games/by-:file', { schema: { hide: true } }, async (request, reply) => {
    const [, name, shape, language, wide] = filePattern.exec(request.params.file) ?? []
    const game = name === undefined ? undefined : await readGame(house.db, `by-${name}`)
    if (!game) return reply.callNotFound()
    const drawn = coverOf(
      game.slug,
      isLanguage(language) ? game.title[language] : null,
      wide ? 'wide' : shape === 'tall' ? 'tall' : 'square',
    )
    return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }).send(drawn)
  })
}
