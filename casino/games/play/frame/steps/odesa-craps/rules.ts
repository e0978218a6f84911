import { box_numbers, oddsOf, placeOf, type CrapsTerms } from '#engines/steps/craps-terms.ts'
import { odesaCraps } from '#engines/steps/games/odesa-craps.ts'
import { texts as instantTexts } from '../../instant/texts.ts'
import { element } from '../../kit/element.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import { rulesTable } from '../../kit/rules-dialog.ts'
import { openNote, playsTable } from '../steps-rules.ts'
import { texts } from './texts.ts'

const plays = ['pass-odds', 'pass', 'dont-odds', 'dont', 'six-and-eight', 'across'] as const

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** The rules, with every pay taken from the terms that the game is played by. */
export const rulesOf = (host: GameHost): readonly Node[] => {
  const [text, common] = [textOf(texts, host.language), textOf(instantTexts, host.language)]
  const ratio = ({ wins, stakes }: CrapsTerms): string => {
    const by = divisor(wins, stakes)
    return text('craps.rules.ratio', { wins: wins / by, stakes: stakes / by })
  }
  const odds = (line: 'pass' | 'dont', number: (typeof box_numbers)[number]): string => {
    const terms = oddsOf(line, number)
    return text('craps.rules.ratio-most', { ratio: ratio(terms), most: terms.most })
  }
  const rows = box_numbers.map((number) => [String(number), odds('pass', number), odds('dont', number), ratio(placeOf(number))])
  const heads = [text('craps.rules.number'), text('craps.rules.odds-pass'), text('craps.rules.odds-dont'), text('craps.rules.place')]
  return [
    ...(['craps.rules.first', 'craps.rules.point', 'craps.rules.more'] as const).map((key) => element('p', {}, text(key))),
    rulesTable(text('craps.rules.pays'), heads, rows),
    playsTable(host, odesaCraps, (key) => {
      const known = plays.find((one) => one === key)
      return known ? text(`craps.play.${known}`) : key
    }),
    element('p', {}, text('craps.rules.figures')),
    element('p', {}, text('craps.rules.throws', { throws: Number(odesaCraps.exported['throws']) })),
    openNote(host, text('craps.fallback')),
    element('p', {}, common('instant.rules.fair')),
  ]
}
