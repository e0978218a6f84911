import { weighView, type BlackjackView } from '#engines/steps/blackjack.ts'
import type { Fraction } from '#engines/fraction.ts'
import { element } from '../../kit/element.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import { texts } from './texts.ts'

/** Says on request what is best now and what it is worth: the very figures that are published of the game. */
export const createAdvice = ({ language, init }: GameHost) => {
  const text = textOf(texts, language)
  const percent = new Intl.NumberFormat(init.locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  const worth = ({ numerator, denominator }: Fraction): string => percent.format(Number((numerator * 10_000n) / denominator) / 10_000)
  let shown: BlackjackView | null = null
  const hint = element('p', { class: 'hint', role: 'status' })
  const tell = (): void => {
    if (shown?.insurance === 'offered') return void (hint.textContent = text('blackjack.hint.insurance'))
    const [best, next] = shown ? (weighView(shown) ?? []) : []
    if (!best || !next) return
    const words = { best: text(`blackjack.name.${best.decision}`), next: text(`blackjack.name.${next.decision}`) }
    hint.textContent = text('blackjack.hint.best', { ...words, worth: worth(best.worth), other: worth(next.worth) })
  }
  const ask = element('button', { type: 'button', class: 'ask', click: tell }, text('blackjack.hint'))
  return {
    view: element('div', { class: 'advice' }, hint, ask),
    /** A hint is of one moment: with the next one it is gone. */
    about: (standing: BlackjackView | null): void => {
      shown = standing
      hint.textContent = ''
    },
    enable: (is_asked: boolean): void => {
      ask.hidden = !is_asked
      if (!is_asked) hint.textContent = ''
    },
  }
}
