import type { WebSlice } from '#kernel/web-slice.ts'
import { byText, code, list, page, table, type MapPage } from './markdown.ts'

interface Row {
  readonly sort: string
  readonly cells: readonly string[]
}

const sorted = (rows: readonly Row[]): (readonly string[])[] => rows.toSorted((a, b) => byText(a.sort, b.sort)).map(({ cells }) => cells)

/** Every page, by path. */
export const pagesPage = (slices: readonly WebSlice[]): MapPage => {
  const rows = slices.flatMap(({ name, pages }) =>
    (pages ?? []).map(({ path, file, rows }) => ({ sort: path, cells: [code(path === '' ? '/' : `/${path}/`), list(rows), name, file] })),
  )
  return page('pages', 'Pages', `Each also under /ru/ and /en/.`, table(['path', 'rows', 'slice', 'module'], sorted(rows)))
}

/** Every modal, by its name in the specification. */
export const modalsPage = (slices: readonly WebSlice[]): MapPage => {
  const rows = slices.flatMap(({ name, modals }) =>
    (modals ?? []).map((modal) => ({
      sort: modal.name,
      cells: [
        modal.name,
        list(modal.aliases),
        modal.who ?? 'anyone',
        modal.renamed_new === true ? `${modal.name}New` : '',
        list(modal.rows),
        name,
      ],
    })),
  )
  return page(
    'modals',
    'Modals',
    'A name works for every brand; where a new variant exists, the brand king opens that one.',
    table(['name', 'also', 'who', 'new variant', 'rows', 'slice'], sorted(rows)),
  )
}

/** Every query flag and hash word that opens something. */
export const openersPage = (slices: readonly WebSlice[]): MapPage => {
  const rows = slices.flatMap(({ name, openers }) =>
    (openers ?? []).map(({ flag, rows }) => ({ sort: flag, cells: [code(flag), list(rows), name] })),
  )
  return page(
    'openers',
    'Openers',
    'Flags in the query and words in the hash; they work on any page.',
    table(['flag', 'rows', 'slice'], sorted(rows)),
  )
}
