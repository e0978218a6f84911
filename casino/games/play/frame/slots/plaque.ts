import { element, write } from '../kit/element.ts'
import { easeOut, type Motion } from '../kit/motion.ts'

export interface Plaque {
  readonly view: HTMLElement
  /** Plain words. */
  readonly say: (words: string) => void
  /** A label and an amount. `is_celebrated` gives it the colour of a win. */
  readonly show: (label: string, amount_minor: number, is_celebrated?: boolean) => void
  /** Counts up to the amount; cut short it stands on it. `told` hears each figure, for who shows it a second time. */
  readonly countUp: (
    label: string,
    amount_minor: number,
    lasts_ms: number,
    signal: AbortSignal,
    told?: (amount: string) => void,
  ) => Promise<void>
}

/** The one line between reels and controls that says how the round stands. People hear it from the live region instead. */
export const createPlaque = (amount: (amount_minor: number) => string, motion: Motion): Plaque => {
  const label = element('span', { class: 'plaque-label' })
  const value = element('b', { class: 'plaque-value' })
  const view = element('div', { class: 'plaque', 'aria-hidden': 'true' }, label, value)
  const tell = (words: string, shown: string, is_celebrated: boolean): void => {
    write(label, words)
    write(value, shown)
    view.classList.toggle('is-won', is_celebrated)
  }
  return {
    view,
    say: (words) => tell(words, '', false),
    show: (words, amount_minor, is_celebrated = false) => tell(words, amount(amount_minor), is_celebrated),
    countUp: (words, amount_minor, lasts_ms, signal, told) =>
      motion.tween(
        {
          lasts_ms: motion.isReduced ? 0 : lasts_ms,
          easing: easeOut,
          step: (share) => {
            const shown = amount(share >= 1 ? amount_minor : Math.floor(amount_minor * share))
            tell(words, shown, true)
            told?.(shown)
          },
        },
        signal,
      ),
  }
}
