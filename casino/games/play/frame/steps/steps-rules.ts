import { steppedMaths } from '#engines/steps/maths.ts'
import { most_price } from '#engines/steps/price.ts'
import type { BetMaths } from '#engines/game.ts'
import type { SteppedGame } from '#engines/steps/stepped-game.ts'
import { round_waits_ms } from '../../rules.ts'
import { instantFormats } from '../instant/instant-formats.ts'
import { texts as instantTexts } from '../instant/texts.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { rulesTable } from '../kit/rules-dialog.ts'
import { texts } from './texts.ts'

export interface StepsRules {
  readonly host: GameHost
  readonly game: SteppedGame
  readonly how: readonly string[]
  /** Steps one after another with the price of each in hundredths, and the chance to get there. */
  readonly ladder: readonly { readonly name: string; readonly price: number; readonly chance: number }[]
  readonly stake_minor: number
  readonly playName: (key: string) => string
  /** What the house does for whoever does not come back; its own words in the place of the common ones. */
  readonly fallback?: string
}

/** Hundredths of the stake as a multiple. */
export const multipleOf = (locale: string): ((hundredths: number) => string) => {
  const { multiple } = instantFormats(locale)
  return (hundredths) => multiple(hundredths / 5)
}

/**
 * The exact figures of each published way of playing, counted in the browser from the definition that plays it. `bets` are the published
 * figures themselves, of a game that takes seconds to count.
 */
export const playsTable = (
  host: GameHost,
  game: SteppedGame,
  playName: (key: string) => string,
  bets: Readonly<Record<string, BetMaths>> = steppedMaths(game).bets,
): HTMLElement => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  const { percent } = instantFormats(host.init.locale)
  const share = (figure: { readonly percent: string }) => percent(Number(figure.percent) / 100)
  const rows = Object.entries(bets).map(([key, { rtp, hit_rate, volatility }]) => [
    playName(key),
    share(rtp),
    share(hit_rate),
    common(`instant.figures.${volatility}`),
  ])
  const heads = [
    text('steps.rules.play'),
    common('instant.figures.return'),
    common('instant.figures.chance'),
    common('instant.figures.volatility'),
  ]
  return rulesTable(text('steps.rules.plays'), heads, rows)
}

export const openNote = (host: GameHost, fallback?: string): HTMLElement => {
  const text = textOf(texts, host.language)
  const words = { hours: round_waits_ms / 3_600_000, fallback: fallback ?? text('steps.rules.fallback') }
  return element('p', {}, text('steps.rules.open', words))
}

/** The rules of a game of prices. */
export const stepsRules = ({ host, game, how, ladder, stake_minor, playName, fallback }: StepsRules): readonly Node[] => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  const multiple = multipleOf(host.init.locale)
  const { percent } = instantFormats(host.init.locale)
  const rows = ladder.map(({ name, price, chance }) => [
    name,
    multiple(price),
    percent(chance),
    host.amount((stake_minor / 100) * price, true),
  ])
  const heads = [
    text('steps.rules.step'),
    common('instant.rules.multiple'),
    text('steps.rules.reached'),
    common('instant.rules.win', { stake: host.amount(stake_minor, true) }),
  ]
  return [
    ...how.map((words) => element('p', {}, words)),
    ...(ladder.length > 0 ? [rulesTable(text('steps.rules.now'), heads, rows)] : []),
    element('p', {}, text('steps.rules.price', { most: multiple(most_price) })),
    openNote(host, fallback),
    playsTable(host, game, playName),
    element('p', {}, common('instant.rules.fair')),
  ]
}
