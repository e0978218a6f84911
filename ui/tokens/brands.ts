import { kingDark, kingLight } from './brand-king.ts'
import { uaDark, uaLight } from './brand-ua.ts'
import { vegasDark, vegasLight } from './brand-vegas.ts'
import { vlkDark, vlkLight } from './brand-vlk.ts'
import type { BrandName, Theme, ThemeName } from './roles.ts'

/** Every colour of the product. `npm run tokens` writes brands.gen.css from it; contrast.test.ts checks WCAG 2.2 AA. */
export const brands: Readonly<Record<BrandName, Readonly<Record<ThemeName, Theme>>>> = {
  ua: { dark: uaDark, light: uaLight },
  vlk: { dark: vlkDark, light: vlkLight },
  vegas: { dark: vegasDark, light: vegasLight },
  king: { dark: kingDark, light: kingLight },
}
