import type { FastifyInstance, FastifyReply } from 'fastify'
import { faviconIco, fullIconPng, iconPng, sharePicture } from '#apps/server/web/brand-pictures.ts'
import { publicPaths } from '#casino/site/pages/server/api.ts'
import type { House } from '#kernel/house.ts'
import { requestLanguage } from '#kernel/http/language.ts'
import { languages } from '#kernel/i18n/texts.ts'
import { brands } from '#ui/tokens/brands.ts'

const day_ms = 86_400_000
/** RFC 9116 asks for less than a year; the date is renewed with each response. */
const security_contact_holds_ms = 180 * day_ms

/** The brand's images by URL, generated when first requested. */
const pictures = ({ brand: { name } }: House) =>
  ({
    '/favicon.ico': { type: 'image/x-icon', make: () => faviconIco(name) },
    '/apple-touch-icon.png': { type: 'image/png', make: () => fullIconPng(name, 180, 3) },
    '/icon-192.png': { type: 'image/png', make: () => iconPng(name, 192) },
    '/icon-512.png': { type: 'image/png', make: () => iconPng(name, 512) },
    '/icon-maskable-512.png': { type: 'image/png', make: () => fullIconPng(name, 512, 6) },
    '/share.jpg': { type: 'image/jpeg', make: () => sharePicture(name) },
  }) as const

const send = (reply: FastifyReply, type: string, body: string | Buffer): FastifyReply =>
  reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(body)

/** The web app manifest, in the visitor's language. */
const webManifest = (house: House, language: (typeof languages)[number]): string => {
  const { name, title, default_language } = house.brand
  const { background } = brands[name].dark.palette
  return JSON.stringify({
    name: title,
    short_name: title,
    description: house.messages.format(language, 'home.hero.text', {}),
    lang: language,
    id: '/',
    start_url: language === default_language ? '/' : `/${language}/`,
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** robots.txt: search engines may index public pages, but not calls, accounts and the cash desk. */
const unlisted = ['/rest/', '/connection/', '/profile/', '/cash/'] as const

const robots = ({ config }: House): string =>
  ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`), '', `Sitemap: ${config.public_url}/sitemap.xml`, ''].join('\n')

const sitemap = async (house: House): Promise<string> => {
  const { public_url } = house.config
  const { default_language } = house.brand
  const addressOf = (language: string, path: string): string => `${public_url}${language === default_language ? '' : `/${language}`}${path}`
  const twins = (path: string): string =>
    languages.map((twin) => `<xhtml:link rel="alternate" hreflang="${twin}" href="${addressOf(twin, path)}"/>`).join('')
  const listed = (await publicPaths(house)).filter((path) => !unlisted.some((beginning) => path.startsWith(beginning)))
  const urls = listed.flatMap((path) => languages.map((language) => `<url><loc>${addressOf(language, path)}</loc>${twins(path)}</url>`))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}

/** security.txt (RFC 9116): the support address, or the page with contact details. */
const securityText = ({ config, clock }: House): string =>
  [
    `Contact: ${config.support_email === null ? `${config.public_url}/contact/#security` : `mailto:${config.support_email}`}`,
    `Expires: ${new Date(clock.now().getTime() + security_contact_holds_ms).toISOString()}`,
    'Preferred-Languages: uk, en, ru',
    `Canonical: ${config.public_url}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Files that browsers, devices, search engines and password managers request by well-known names. */
export const mountSiteFiles = (app: FastifyInstance, house: House): void => {
  for (const [path, { type, make }] of Object.entries(pictures(house))) {
    let made: Promise<Buffer> | null = null
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      made ??= make().catch((error: unknown) => {
        made = null
        throw error
      })
      return send(reply, type, await made)
    })
  }
  const text = (path: string, type: string, make: () => string | Promise<string>): void => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => send(reply, type, await make()))
  }
  app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) =>
    send(reply, 'application/manifest+json', webManifest(house, requestLanguage(request, house.brand))),
  )
  text('/robots.txt', 'text/plain; charset=utf-8', () => robots(house))
  text('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(house))
  text('/.well-known/security.txt', 'text/plain; charset=utf-8', () => securityText(house))
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/profile/?tab=security', 302),
  )
}
