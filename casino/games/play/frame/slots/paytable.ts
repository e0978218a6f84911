import type { SymbolDefinition } from '#engines/slot/definition.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { element, glyph } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { SlotRule } from '../../slot-mechanic-rules.ts'
import { slotRules } from '../../slot-rules.ts'
import { svgUrl } from '../kit/rasterise.ts'
import type { SlotLook } from './look.ts'
import type { SlotText } from './slot-text.ts'

const picture = (look: SlotLook, { id, names }: SymbolDefinition, host: GameHost, size: number): HTMLElement =>
  element('img', { src: svgUrl(look.symbols[id] ?? ''), alt: names[host.language], width: String(size), height: String(size) })

const counts = ({ pays }: SymbolDefinition): [string, number][] => Object.entries(pays).toSorted(([a], [b]) => Number(b) - Number(a))

const payCard = (look: SlotLook, symbol: SymbolDefinition, stake_minor: number, host: GameHost): HTMLElement => {
  const coin_minor = stake_minor / look.definition.coins_per_stake
  return element(
    'li',
    { class: 'pay' },
    picture(look, symbol, host, 64),
    element(
      'dl',
      {},
      ...counts(symbol).map(([count, coins]) =>
        element('div', {}, element('dt', {}, `${count}×`), element('dd', {}, host.amount(coins * coin_minor, true))),
      ),
    ),
  )
}

const lineDrawing = (line: readonly number[], rows: number, number: number): HTMLElement => {
  const cell = 8
  const dots = line.flatMap((row, reel) =>
    Array.from(
      { length: rows },
      (_, y) =>
        `<rect x="${reel * cell + 1}" y="${y * cell + 1}" width="6" height="6" rx="1.5" fill="${y === row ? '#ffd257' : '#ffffff2e'}"/>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${line.length * cell} ${rows * cell}">${dots.join('')}</svg>`
  return element('img', { src: svgUrl(svg), alt: String(number + 1), width: '50', height: String(10 * rows) })
}

const specials = (look: SlotLook, rules: readonly SlotRule[], host: GameHost): HTMLElement[] =>
  rules.map(({ symbol, words }) => {
    const drawn = look.definition.symbols.find(({ id }) => id === symbol)
    return drawn ? element('div', { class: 'special' }, picture(look, drawn, host, 64), element('p', {}, words)) : element('p', {}, words)
  })

const figures = ({ maths }: SlotLook, text: SlotText, host: GameHost): HTMLElement => {
  const number = new Intl.NumberFormat(host.init.locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  const share = percentsIn(host.init.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = (value: string) => share.format(Number(value) / 100)
  const rows: [string, string][] = [
    [text('slots.figures.rtp'), percent(maths.rtp.percent)],
    [text('slots.figures.hit'), percent(maths.hit_rate.percent)],
    [text('slots.figures.volatility'), text(`slots.figures.${maths.volatility}`)],
    [text('slots.figures.most'), text('slots.figures.stakes', { count: number.format(Number(maths.max_win_multiple)) })],
  ]
  return element(
    'div',
    {},
    element(
      'dl',
      { class: 'figures' },
      ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    ),
    element(
      'details',
      {},
      element('summary', {}, text('slots.figures.exact')),
      element('p', { class: 'exact' }, maths.rtp.exact.replace('/', ' / ')),
    ),
    element('p', { class: 'soft' }, text('slots.figures.text')),
  )
}

/** What the game pays at the chosen stake, its rules, and its published figures. */
export const openPaytable = (look: SlotLook, host: GameHost, text: SlotText, stake_minor: number): void => {
  const { definition } = look
  const { evaluation, symbols, rows } = definition
  const [wins, ...others] = slotRules(definition, host.language, text)
  const close = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': text('slots.close'), click: () => dialog.close() },
    glyph('close', 22),
  )
  const dialog = element(
    'dialog',
    { class: 'rules', 'aria-label': text('slots.rules') },
    element('header', {}, element('h2', {}, text('slots.rules')), close),
    element(
      'div',
      { class: 'rules-body' },
      element('h3', {}, text('slots.pays.for', { stake: host.amount(stake_minor) })),
      element(
        'ul',
        { class: 'pays' },
        ...symbols.filter(({ role }) => role === 'regular').map((symbol) => payCard(look, symbol, stake_minor, host)),
      ),
      element('p', {}, wins?.words ?? ''),
      evaluation.kind === 'lines'
        ? element(
            'div',
            { class: 'lines', 'aria-hidden': 'true' },
            ...evaluation.lines.map((line, index) => lineDrawing(line, rows, index)),
          )
        : '',
      ...specials(look, others, host),
      element('h3', {}, text('slots.figures')),
      figures(look, text, host),
    ),
  )
  dialog.addEventListener('close', () => {
    dialog.remove()
    host.tellPaytable(false)
  })
  // Its own Escape must not close the whole game.
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation()
  })
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  host.root.append(dialog)
  dialog.showModal()
  host.tellPaytable(true)
}
