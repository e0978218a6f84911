import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { PageRequest } from '#apps/server/web/renderer.ts'
import type { House } from '#kernel/house.ts'
import type { Theme } from '#kernel/web/server-context.ts'
import { faviconSvg } from '#ui/logos/favicon.ts'
import { brands } from '#ui/tokens/brands.ts'
import { characters } from '#ui/tokens/characters.ts'
import type { BrandName, ThemeName } from '#ui/tokens/roles.ts'

const coloursOf = (brand: BrandName, theme: ThemeName): string => {
  const { palette } = brands[brand][theme]
  const roles = ['background', 'ink', 'ink-soft', 'accent', 'on-accent', 'focus'] as const
  return `:root{color-scheme:${theme};${roles.map((role) => `--${role}:${palette[role]}`).join(';')}}`
}

/** Inline styles: this page must work when nothing else of the site can be loaded. */
const stylesOf = (brand: BrandName, theme: Theme): string => {
  const { heading, button_radius } = characters[brand]
  const colours =
    theme === 'system'
      ? `${coloursOf(brand, 'dark')}@media (prefers-color-scheme:light){${coloursOf(brand, 'light')}}`
      : coloursOf(brand, theme)
  return [
    colours,
    'body{box-sizing:border-box;min-height:100vh;margin:0;padding:24px;display:grid;place-content:center;justify-items:center;gap:8px;text-align:center;font:16px/1.5 system-ui,sans-serif;background:var(--background);color:var(--ink)}',
    'svg{width:64px;height:64px}',
    `h1{margin:12px 0 0;font:${heading.weight} 24px/1.25 ${heading.family ?? 'system-ui,sans-serif'};text-transform:${heading.is_upper ? 'uppercase' : 'none'}}`,
    'h1,p{max-width:27rem;text-wrap:balance}p{margin:0;color:var(--ink-soft)}',
    `a{margin-top:16px;padding:10px 20px;border-radius:${button_radius}px;background:var(--accent);color:var(--on-accent);font-weight:700;text-decoration:none}`,
    'a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}',
  ].join('')
}

/** A static error page, for when not even the site's frame can be rendered (no database, or a bug). */
export const fallbackPage = (
  house: House,
  { language, theme }: Pick<PageRequest, 'language' | 'theme'>,
  reply: FastifyReply,
): FastifyReply => {
  const text = (key: string): string => house.messages.format(language, key, {})
  const { name, title } = house.brand
  const styles = stylesOf(name, theme)
  return reply
    .status(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${text('shell.unavailable.heading')} — ${title}</title><link rel="icon" type="image/svg+xml" href="/art/brands/${name}.svg"><style>${styles}</style></head>` +
        `<body>${faviconSvg(name)}<h1>${text('shell.unavailable.heading')}</h1><p>${text('shell.unavailable.text')}</p>` +
        // An empty href reloads the page itself.
        `<a href="">${text('shell.refresh')}</a></body></html>`,
    )
}
