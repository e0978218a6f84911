import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The slice of a file: `casino/games/play/history-texts.ts` belongs to `games/play`; files of no slice belong to the shell. */
const textSourceOf = (file: string): string => /^casino\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? 'shell'

const typesOfTexts = /^import type \{[^}]*\} from '([^']*texts\.ts)'/gm

/** Path from the project's root: `casino/games/play/history-texts.ts`. */
const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('#')
    ? specifier.slice(1)
    : path.relative(root, path.resolve(path.dirname(importer), specifier)).replaceAll('\\', '/')

/** The text sources that a module uses: those whose type it imports, which `useText` needs. */
export const textSourcesOf = (code: string, importer: string): string[] => [
  ...new Set(
    [...code.matchAll(typesOfTexts)].flatMap(([, specifier = '']) => {
      const file = fileOf(specifier, importer)
      return file === 'kernel/i18n/texts.ts' ? [] : [textSourceOf(file)]
    }),
  ),
]

/**
 * Loads a module's texts with it (decision 0032): a slice only imports the texts' type. Types are erased in the browser, so the
 * build adds a call that names the sources.
 */
export const textsWithTheirCode = (): Plugin => ({
  name: 'texts-with-their-code',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id
    if (this.environment.name !== 'client' || !/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null
    const sources = textSourcesOf(code, file)
    if (sources.length === 0) return null
    const calls = sources.map((source) => `requestTexts('${source}')`).join(';')
    // Appended to the last line, to keep line numbers.
    return { code: `${code}\nimport { requestTexts } from '#kernel/web/texts/load-texts.ts';${calls}`, map: null }
  },
})

/** Strips requirement rows of pages and windows from bundles; only the maps need them. */
export const withoutRequirementRows = (): Plugin => ({
  name: 'without-requirement-rows',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/index\.ts$|\/apps\/web\/shell\/slice\.ts$/.test(id)
      ? { code: code.replaceAll(/,?\s*\brows: \[[^\]]*\]/g, ''), map: null }
      : null,
})
