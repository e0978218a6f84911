import { publishedMaths } from '#engines/maths.gen.ts'
import { places, type BetType } from '#engines/roulette/places.ts'
import { element, glyph } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { RouletteText } from './place-name.ts'

/** One row for each payout: bets that pay alike stand together. */
const kinds = ['straight', 'split', 'street', 'corner', 'six-line', 'dozen', 'red'] as const satisfies readonly BetType[]

const payTable = (host: GameHost, text: RouletteText): HTMLElement => {
  const percent = new Intl.NumberFormat(host.init.locale, { style: 'percent', minimumFractionDigits: 2 })
  const rows = kinds.map((kind) => {
    const returns = places.find(({ type }) => type === kind)?.returns ?? 0
    const chance = Number(publishedMaths['european-roulette'].bets[kind].hit_rate.percent) / 100
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, text(`roulette.kind.${kind}`)),
      element('td', {}, text('roulette.rules.odds', { odds: returns - 1 })),
      element('td', {}, percent.format(chance)),
    )
  })
  const head = element(
    'tr',
    {},
    ...(['bet', 'pays', 'chance'] as const).map((column) => element('th', { scope: 'col' }, text(`roulette.rules.${column}`))),
  )
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows))
}

/** Opens the rules over the table. They close by Escape, by their cross and by a press beside them. */
export const openRules = (host: GameHost, text: RouletteText): void => {
  const percent = new Intl.NumberFormat(host.init.locale, { style: 'percent', minimumFractionDigits: 2 })
  const rtp = percent.format(Number(publishedMaths['european-roulette'].rtp.percent) / 100)
  const dialog = element(
    'dialog',
    { class: 'rules', 'aria-label': text('roulette.rules') },
    element(
      'div',
      { class: 'rules-body' },
      element(
        'header',
        {},
        element('h2', {}, text('roulette.rules')),
        element(
          'button',
          { type: 'button', class: 'tool', 'aria-label': text('roulette.close'), click: () => dialog.close() },
          glyph('close'),
        ),
      ),
      element('p', {}, text('roulette.rules.text')),
      payTable(host, text),
      element('p', {}, text('roulette.rules.zero')),
      element('p', {}, text('roulette.rules.rtp', { rtp })),
      element('p', {}, text('roulette.rules.volatility')),
    ),
  )
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  dialog.addEventListener('keydown', (event) => {
    // Escape closes the rules alone, not the game behind them.
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
