import { rouletteMaths } from '#engines/roulette/maths.ts'
import { percentsIn, type PercentFormat } from '#kernel/i18n/percents.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { openRulesDialog, rulesTable } from '../kit/rules-dialog.ts'
import type { RouletteText } from './place-name.ts'
import type { TableKind } from './table-kind.ts'

/** One row for each payout: bets that pay alike stand together. Counted in the browser from the table that plays. */
const payTable = ({ table, rows }: TableKind, text: RouletteText, percent: PercentFormat): HTMLElement => {
  const heads = (['bet', 'pays', 'chance', 'return'] as const).map((column) => text(`roulette.rules.${column}`))
  const { bets } = rouletteMaths(table)
  const cells = rows.flatMap(([type, words]) => {
    const place = table.places.find((one) => one.type === type)
    if (!place) return []
    const { returns, numbers } = place
    const odds = text('roulette.rules.odds', { odds: returns - 1 })
    return [[text(words), odds, percent.format(numbers.length / table.order.length), percent.format(Number(bets[type]?.rtp.percent) / 100)]]
  })
  return rulesTable(null, heads, cells)
}

/** Opens the rules over the table. */
export const openRules = (host: GameHost, kind: TableKind, text: RouletteText): void => {
  const percent = percentsIn(host.init.locale, { minimumFractionDigits: 2 })
  const [how = '', ...more] = kind.rules(host)
  openRulesDialog(host, { heading: text('roulette.rules'), close: text('roulette.close') }, [
    element('p', {}, how),
    payTable(kind, text, percent),
    ...[...more, text('roulette.rules.systems')].map((words) => element('p', {}, words)),
  ])
}
