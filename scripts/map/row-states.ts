import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { byText } from './markdown.ts'

/**
 * The mark of a row in docs/requirements/states. `read`: a second reading, separate from writing the test, confirmed that the whole
 * row is shown. `in part`: it found something missing. `open`: no test shows it yet.
 */
export interface Mark {
  readonly id: string
  readonly kind: 'read' | 'in part' | 'open'
  /** What is missing, or what an open row waits for. */
  readonly words: string
}

export type Marks = ReadonlyMap<string, Mark>

const folder = 'docs/requirements/states'

const line = /^- ([A-Z]{2,3}-\d{3}[a-z]?): (?:(read)|(in part|open): (\S.*))$/

const markOf = (text: string): Mark => {
  const [, id, read, kind, words = ''] = line.exec(text) ?? []
  if (id === undefined) throw new Error(`"${text}" in ${folder} is neither "- ID: read" nor "- ID: in part: …" nor "- ID: open: …"`)
  return { id, kind: read === undefined ? (kind as 'in part' | 'open') : 'read', words }
}

/** The marks in one file. Throws on a line in any other form, which would otherwise be ignored silently. */
export const marksIn = (markdown: string): Mark[] =>
  markdown
    .split('\n')
    .filter((text) => text.startsWith('-'))
    .map(markOf)

const lineOf = ({ id, kind, words }: Mark): string => `- ${id}: ${kind}${kind === 'read' ? '' : `: ${words}`}`

/**
 * The marks sorted, without duplicates, and without "open" marks of rows that a test shows by now. So two branches can both keep
 * their lines in a merge, and implementing a row needs no edit here.
 */
export const tidied = (marks: readonly Mark[], shown: ReadonlySet<string>): Mark[] => {
  const kept = marks.filter(({ id, kind }) => kind !== 'open' || !shown.has(id))
  return [...new Map(kept.map((mark) => [lineOf(mark), mark])).values()].toSorted((a, b) => byText(lineOf(a), lineOf(b)))
}

/** The text of an area's file. */
export const markdownOf = (code: string, marks: readonly Mark[]): string =>
  [`# ${code}: states of rows\n`, ...(marks.length === 0 ? [] : ['\n']), ...marks.map((mark) => `${lineOf(mark)}\n`)].join('')

interface StateFile {
  readonly code: string
  readonly file: string
  readonly text: string
  readonly marks: readonly Mark[]
}

export const readStateFiles = (): StateFile[] =>
  readdirSync(folder)
    .toSorted(byText)
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n')
      return { code: file.replace('.md', '').toUpperCase(), file: `${folder}/${file}`, text, marks: marksIn(text) }
    })

/** Sorts the files. Returns those that were not sorted; with `write` false they are left unchanged. */
export const tidyStateFiles = (files: readonly StateFile[], shown: ReadonlySet<string>, write: boolean): string[] =>
  files.flatMap(({ code, file, text, marks }) => {
    const wanted = markdownOf(code, tidied(marks, shown))
    if (wanted === text) return []
    if (write) writeFileSync(file, wanted)
    return [file]
  })
