import { weighView, type BlackjackView } from '#engines/steps/blackjack.ts'
import type { Fraction } from '#engines/fraction.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import { hintLine } from '../hint-line.ts'
import { texts } from './texts.ts'

/** Says on request what is best now and what it is worth: the very figures that are published of the game. */
export const createAdvice = (host: GameHost) => {
  const { language, init } = host
  const text = textOf(texts, language)
  const percent = percentsIn(init.locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const worth = ({ numerator, denominator }: Fraction): string => percent.format(Number((numerator * 10_000n) / denominator) / 10_000)
  let shown: BlackjackView | null = null
  const tell = (): void => {
    if (shown?.insurance === 'offered') return line.say(text('blackjack.hint.insurance'))
    const [best, next] = shown ? (weighView(shown) ?? []) : []
    if (!best || !next) return
    const words = { best: text(`blackjack.name.${best.decision}`), next: text(`blackjack.name.${next.decision}`) }
    line.say(text('blackjack.hint.best', { ...words, worth: worth(best.worth), other: worth(next.worth) }))
  }
  const line = hintLine(host, tell)
  return {
    view: line.view,
    about: (standing: BlackjackView | null): void => {
      shown = standing
      line.say('')
    },
    enable: line.enable,
  }
}
