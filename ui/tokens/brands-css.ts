import { brands } from './brands.ts'
import { characterCss } from './characters.ts'
import { brandNames } from './roles.ts'
import type { Theme, ThemeName } from './roles.ts'
import { zIndex } from './z-index.ts'

const declarations = (theme: Theme, name: ThemeName): string => {
  const colours = Object.entries(theme.palette).map(([role, colour]) => `  --${role}: ${colour};`)
  const shade = (percent: number) => `color-mix(in srgb, ${theme.shadow_colour} ${percent}%, transparent)`
  const depth = name === 'dark' ? 3 : 1
  return [
    `  color-scheme: ${name};`,
    ...colours,
    `  --glow: ${theme.glow};`,
    `  --accent-gradient: ${theme.accent_gradient};`,
    `  --overlay: ${theme.overlay};`,
    `  --depth-low: 0 1px 2px ${shade(8 * depth)}, 0 2px 6px ${shade(5 * depth)};`,
    `  --depth-mid: 0 2px 4px ${shade(6 * depth)}, 0 8px 20px ${shade(8 * depth)};`,
    `  --depth-high: 0 8px 16px ${shade(8 * depth)}, 0 24px 56px ${shade(14 * depth)};`,
  ].join('\n')
}

/**
 * The CSS of every brand and theme. Dark needs no attribute (TH-001); `system` is resolved by media query alone (TH-003), so that
 * no script has to run before the first paint. `data-theme="dark"` inside a light page keeps a part of it dark: content on
 * pictures, which do not change with the theme.
 */
export const brandsCss = (): string => {
  const layers = Object.entries(zIndex).map(([name, value]) => `  --z-${name.replaceAll('_', '-')}: ${value};`)
  const blocks = brandNames.map((brand) => {
    const light = declarations(brands[brand].light, 'light')
    const root = `[data-brand='${brand}']`
    const device = `@media (prefers-color-scheme: light) {\n${root}[data-theme='system'] {\n${light}\n}\n}`
    const dark = `${root},\n${root} [data-theme='dark']`
    // Where the theme changes inside a page, derived colours must be declared again.
    const character = `${root},\n${root} [data-theme='dark'] {\n${characterCss(brand)}\n}`
    return [
      character,
      `${dark} {\n${declarations(brands[brand].dark, 'dark')}\n}`,
      `${root}[data-theme='light'] {\n${light}\n}`,
      device,
    ].join('\n')
  })
  return `/* Written by \`npm run tokens\` from brands.ts and z-index.ts. */\n:root {\n${layers.join('\n')}\n}\n${blocks.join('\n')}\n`
}
