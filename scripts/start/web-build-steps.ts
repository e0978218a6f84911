import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** `casino/games/play/history-texts.ts` belongs to `games/play`; what is no slice's belongs to the shell. */
const textSourceOf = (file: string): string => /^casino\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? 'shell'

const typesOfTexts = /^import type \{[^}]*\} from '([^']*texts\.ts)'/gm

/** From the project's root: `casino/games/play/history-texts.ts`. */
const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('#')
    ? specifier.slice(1)
    : path.relative(root, path.resolve(path.dirname(importer), specifier)).replaceAll('\\', '/')

/** Whose texts a module speaks: those whose type it imports, without which `useText` knows no key. */
export const textSourcesOf = (code: string, importer: string): string[] => [
  ...new Set(
    [...code.matchAll(typesOfTexts)].flatMap(([, specifier = '']) => {
      const file = fileOf(specifier, importer)
      return file === 'kernel/i18n/texts.ts' ? [] : [textSourceOf(file)]
    }),
  ),
]

/**
 * The texts of a module come with it (decision 0032): importing their type is all that a slice does for it. The types are gone in the
 * browser, so the module says there whose texts it wants.
 */
export const textsWithTheirCode = (): Plugin => ({
  name: 'texts-with-their-code',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id
    if (this.environment.name !== 'client' || !/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null
    const sources = textSourcesOf(code, file)
    if (sources.length === 0) return null
    const calls = sources.map((source) => `wantTexts('${source}')`).join(';')
    // On the last line, so that every line stays where it was.
    return { code: `${code}\nimport { wantTexts } from '#kernel/web/texts/load-texts.ts';${calls}`, map: null }
  },
})

/** Which rows of docs/requirements a page or window answers is for the maps, and no reader's business. */
export const withoutRequirementRows = (): Plugin => ({
  name: 'without-requirement-rows',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/index\.ts$|\/apps\/web\/shell\/slice\.ts$/.test(id)
      ? { code: code.replaceAll(/,?\s*\brows: \[[^\]]*\]/g, ''), map: null }
      : null,
})
