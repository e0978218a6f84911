import { writeFileSync } from 'node:fs'
import { brandsCss } from '#ui/tokens/brands-css.ts'

/** Writes the CSS of brands and themes from the typed tables. */
writeFileSync(new URL('../ui/tokens/brands.gen.css', import.meta.url), brandsCss())
