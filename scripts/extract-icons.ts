import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { menuIcons } from '#apps/web/shell/menu-icon-list.ts'
import { flagIcons, fluentIcons, gameIcons } from '#ui/art/icon-list.ts'

/** Takes the icons that our art uses out of the icon sets into ui/art/icons/, one SVG file each, and the menu's into one sprite. */

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

const require = createRequire(import.meta.url)
const folder = new URL('../ui/art/icons/', import.meta.url)

/**
 * Two decimals are finer than a pixel at any size we draw and save a third of the bytes. Paths may write 1.5.5 for two numbers: if
 * one loses its point, a separator is inserted.
 */
const roundedNumbers = (body: string): string =>
  body.replaceAll(/\d+\.\d{3,}(?=(\.?))/g, (digits, next: string) => {
    const short = String(Number(Number(digits).toFixed(2)))
    return next !== '' && !short.includes('.') ? `${short} ` : short
  })

/** Arc commands are left unchanged: their flags may precede the next number without a space, so that 01.234 is three numbers. */
const rounded = (body: string): string =>
  body
    .split(/( d="[^"]*a[^"]*")/i)
    .map((part, index) => (index % 2 === 0 ? roundedNumbers(part) : part))
    .join('')

/**
 * The icon set's inner shadows use a hard alpha threshold ("hardAlpha"), which produces jagged edges. The shape's own alpha is used
 * instead, with the same shadow and smooth edges.
 */
const smooth = (body: string): string => body.replaceAll(/(values="[^"]*) 127 0"/g, '$1 1 0"').replaceAll('hardAlpha', 'alpha')

/** Prefixes ids with the icon's name, so that several icons can be used in one drawing. */
const named = (body: string, name: string): string => {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? ''))]
  return ids.reduce(
    (text, id, index) =>
      text
        .replaceAll(`id="${id}"`, `id="${name}-${index}"`)
        .replaceAll(`#${id})`, `#${name}-${index})`)
        .replaceAll(`href="#${id}"`, `href="#${name}-${index}"`),
    body,
  )
}

const extract = (setName: string, list: Readonly<Record<string, string>>): string[] => {
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${setName}/icons.json`), 'utf8')) as IconSet
  return Object.entries(list).map(([name, source]) => {
    const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent ?? '']
    if (!icon) throw new Error(`${setName} has no icon "${source}" (wanted as "${name}")`)
    const size = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`
    writeFileSync(
      new URL(`${name}.svg`, folder),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${named(smooth(rounded(icon.body)), name)}</svg>\n`,
    )
    return `${name}.svg`
  })
}

const written = new Set([
  ...extract('fluent-emoji', fluentIcons),
  ...extract('game-icons', gameIcons),
  ...extract('circle-flags', flagIcons),
])
for (const file of readdirSync(folder)) if (!written.has(file)) rmSync(new URL(file, folder))

/** Lucide's lines take the colour of the text around them, also from another file. */
const symbol = ([name, source]: [string, string]): string => {
  const icon = (lucide as unknown as Readonly<Record<string, ComponentType | undefined>>)[source]
  if (!icon) throw new Error(`lucide has no icon "${source}" (wanted as "${name}")`)
  const lines = renderToStaticMarkup(createElement(icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`
}

const menu = Object.entries(menuIcons).map(symbol)
writeFileSync(
  new URL('../apps/web/shell/menu-icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${menu.join('\n')}\n</svg>\n`,
)
console.log(`${written.size} icons written, and ${menu.length} of the menu`)
