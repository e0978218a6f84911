import type { InstantGame, InstantOutcome } from '#engines/instant/instant-game.ts'
import { choiceMaths } from '#engines/instant/maths.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { rulesTable } from '../kit/rules-dialog.ts'
import { instantFormats } from './instant-formats.ts'
import { texts } from './texts.ts'

export interface RulesParts {
  readonly host: GameHost
  readonly game: InstantGame
  /** The course of a round, in the game's own text. */
  readonly how: readonly string[]
  /** The current choice and stake. */
  readonly choice: string
  readonly stake_minor: number
  /** A choice as text, for the table of all choices; null when the game has only one kind of choice. */
  readonly choiceName: (choice: string) => string
  /** An outcome as text; without it an outcome is shown by its multiple. */
  readonly outcomeName?: (outcome: InstantOutcome) => string
  /** A table of the game's own that replaces the one by outcomes. */
  readonly paysTable?: (stake_minor: number) => HTMLElement
}

/** The paying outcomes of a choice, highest first; unnamed outcomes with the same payout are merged. */
const payingOf = (outcomes: readonly InstantOutcome[]): readonly InstantOutcome[] => {
  const joined = Map.groupBy(
    outcomes.filter(({ twentieths, ways }) => twentieths > 0 && ways > 0n),
    ({ name, twentieths }) => name ?? String(twentieths),
  )
  return [...joined.values()]
    .flatMap((alike) => (alike[0] ? [{ ...alike[0], ways: alike.reduce((sum, { ways }) => sum + ways, 0n) }] : []))
    .toSorted((a, b) => b.twentieths - a.twentieths)
}

const shareOf = (ways: bigint, all: bigint): number => Number((ways * 10n ** 15n) / all) / 1e15

/** The highest payout of all choices in the table, and its probability. */
const dearestOf = (game: InstantGame): { readonly twentieths: number; readonly share: number } | undefined =>
  game.shown
    .flatMap((choice) => {
      const outcomes = game.outcomes(choice)
      const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
      return payingOf(outcomes).map(({ twentieths, ways }) => ({ twentieths, share: shareOf(ways, all) }))
    })
    .toSorted((a, b) => b.twentieths - a.twentieths)[0]

/** The rules of an instant game. All figures are computed in the browser from the definition that the game is played with. */
export const instantRules = (parts: RulesParts): readonly Node[] => {
  const { host, game, choice, stake_minor, choiceName, outcomeName } = parts
  const text = textOf(texts, host.language)
  const formats = instantFormats(host.init.locale)
  const outcomes = game.outcomes(choice)
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n)
  const paying = payingOf(outcomes)
  const win = (twentieths: number): string => host.amount((stake_minor / 20) * twentieths, true)
  const heads = [
    ...(outcomeName ? [text('instant.rules.outcome')] : []),
    text('instant.rules.multiple'),
    text('instant.figures.chance'),
    text('instant.rules.win', { stake: host.amount(stake_minor, true) }),
  ]
  const rows = paying.map((outcome) => [
    ...(outcomeName ? [outcomeName(outcome)] : []),
    formats.multiple(outcome.twentieths),
    formats.percent(shareOf(outcome.ways, all)),
    win(outcome.twentieths),
  ])
  const dearest = dearestOf(game)
  const most = dearest?.share
  const choices = game.shown.map((one) => {
    const { rtp, hit_rate, volatility, max_win_multiple } = choiceMaths(game, one)
    const percent = (figure: { readonly percent: string }) => formats.percent(Number(figure.percent) / 100)
    const multiple = formats.multiple(Number(max_win_multiple) * 20)
    return [choiceName(one), percent(rtp), percent(hit_rate), multiple, text(`instant.figures.${volatility}`)]
  })
  const now = choiceMaths(game, choice)
  return [
    ...parts.how.map((words) => element('p', {}, words)),
    parts.paysTable?.(stake_minor) ?? rulesTable(text('instant.rules.now', { choice: choiceName(choice) }), heads, rows),
    element('p', {}, `${text('instant.figures.rtp')}: ${formats.percent(Number(now.rtp.percent) / 100)}.`),
    ...(dearest && most
      ? [
          element(
            'p',
            {},
            text('instant.rules.most', {
              multiple: formats.multiple(dearest.twentieths),
              chance: formats.percent(most),
              rounds: formats.rounds(most),
            }),
          ),
        ]
      : []),
    rulesTable(
      text('instant.rules.choices'),
      [
        text('instant.rules.choice'),
        text('instant.figures.return'),
        text('instant.figures.chance'),
        text('instant.figures.most'),
        text('instant.figures.volatility'),
      ],
      choices,
    ),
    element('p', {}, text('instant.rules.fair')),
  ]
}
