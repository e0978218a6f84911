import { readFileSync, readdirSync } from 'node:fs'
import { byText } from './markdown.ts'

export interface RequirementRow {
  readonly id: string
  readonly text: string
}

export interface Area {
  readonly code: string
  readonly title: string
  readonly rows: readonly RequirementRow[]
}

const folder = 'docs/requirements'

/** Rows about endpoints have caller, method and path where others have their text, so the third cell is used. */
const textOf = (cells: readonly string[]): string => {
  const [first = '', second = ''] = cells
  return /^(G|P|G\/P|—)$/.test(first) ? second : first
}

const rowsOf = (markdown: string, prefix: string): RequirementRow[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id = '', ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return new RegExp(`^${prefix}-\\d{3}[a-z]?$`).test(id) ? [{ id, text: textOf(cells) }] : []
  })

/** The areas of docs/requirements with their rows. Struck-out rows (`~~RT-001~~`) are no longer required and skipped. */
export const readRequirements = (): Area[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted(byText)
    .flatMap((file) => {
      const markdown = readFileSync(`${folder}/${file}`, 'utf8')
      const [, code, title] = /^# ([A-Z]{2,3}) — (.*)$/m.exec(markdown) ?? []
      return code === undefined || title === undefined ? [] : [{ code, title, rows: rowsOf(markdown, code) }]
    })
