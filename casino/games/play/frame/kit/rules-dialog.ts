import './rules-dialog.css'
import { element, glyph } from './element.ts'
import type { GameHost } from './frame-game.ts'

export interface RulesWords {
  readonly heading: string
  readonly close: string
}

/** Opens the rules over the game. Closed by Escape, the close button or a click outside. */
export const openRulesDialog = (host: GameHost, words: RulesWords, rules: readonly Node[]): void => {
  const close = element('button', { type: 'button', class: 'tool', 'aria-label': words.close, click: () => dialog.close() }, glyph('close'))
  const dialog = element(
    'dialog',
    { class: 'rules', 'aria-label': words.heading },
    element('div', { class: 'rules-body' }, element('header', {}, element('h2', {}, words.heading), close), ...rules),
  )
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('keydown', (event) => {
    // Escape closes only the rules, not the game's modal behind them.
    if (event.key === 'Escape') event.stopPropagation()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    host.tellPaytable(false)
  })
  host.root.append(dialog)
  dialog.showModal()
  host.tellPaytable(true)
}

/** A table in the rules: column headings, and rows whose first cell is a row heading. */
export const rulesTable = (caption: string | null, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement =>
  element(
    'div',
    { class: 'rules-table' },
    element(
      'table',
      {},
      ...(caption === null ? [] : [element('caption', {}, caption)]),
      element('thead', {}, element('tr', {}, ...heads.map((words) => element('th', { scope: 'col' }, words)))),
      element(
        'tbody',
        {},
        ...rows.map(([name = '', ...cells]) =>
          element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map((cell) => element('td', {}, cell))),
        ),
      ),
    ),
  )
