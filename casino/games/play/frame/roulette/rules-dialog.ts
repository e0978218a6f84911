import { publishedMaths } from '#engines/maths.gen.ts'
import { places, type BetType } from '#engines/roulette/places.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { openRulesDialog, rulesTable } from '../kit/rules-dialog.ts'
import type { RouletteText } from './place-name.ts'

/** One row for each payout: bets that pay alike stand together. */
const kinds = ['straight', 'split', 'street', 'corner', 'six-line', 'dozen', 'red'] as const satisfies readonly BetType[]

const payTable = (text: RouletteText, percent: Intl.NumberFormat): HTMLElement => {
  const heads = (['bet', 'pays', 'chance'] as const).map((column) => text(`roulette.rules.${column}`))
  const rows = kinds.map((kind) => {
    const returns = places.find(({ type }) => type === kind)?.returns ?? 0
    const chance = Number(publishedMaths['european-roulette'].bets[kind].hit_rate.percent) / 100
    return [text(`roulette.kind.${kind}`), text('roulette.rules.odds', { odds: returns - 1 }), percent.format(chance)]
  })
  return rulesTable(null, heads, rows)
}

/** Opens the rules over the table. */
export const openRules = (host: GameHost, text: RouletteText): void => {
  const percent = new Intl.NumberFormat(host.init.locale, { style: 'percent', minimumFractionDigits: 2 })
  const rtp = percent.format(Number(publishedMaths['european-roulette'].rtp.percent) / 100)
  openRulesDialog(host, { heading: text('roulette.rules'), close: text('roulette.close') }, [
    element('p', {}, text('roulette.rules.text')),
    payTable(text, percent),
    element('p', {}, text('roulette.rules.zero')),
    element('p', {}, text('roulette.rules.rtp', { rtp })),
    element('p', {}, text('roulette.rules.volatility')),
  ])
}
