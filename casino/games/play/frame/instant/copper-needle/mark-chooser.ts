import { choiceText, numbers, overUnderBets, readChoice, type OverUnderBet, type Side } from '#engines/instant/over-under/bets.ts'
import { element } from '../../kit/element.ts'
import type { FrameText } from '../../kit/frame-text.ts'
import { item } from '../../kit/item.ts'
import type { NeedleFormats } from './formats.ts'
import type { texts } from './texts.ts'

export interface MarkChooser {
  readonly view: HTMLElement
  readonly side: () => Side
  readonly bet: () => OverUnderBet
  readonly choice: () => string
  /** Takes a spelled choice over; one that is none changes nothing. */
  readonly set: (choice: string) => void
  /** The mark nearest to a share of the scale. */
  readonly setShare: (share: number) => void
  readonly enable: (enabled: boolean) => void
}

/** Multipliers that stand ready, in twentieths. */
const ready = [30, 40, 100, 200, 2_000] as const
const even = 40

interface Parts {
  readonly text: FrameText<typeof texts>
  readonly formats: NeedleFormats
  readonly changed: () => void
}

const boundOf = (side: Side, { chance }: OverUnderBet): number => (side === 'under' ? chance : numbers - 1 - chance)

const sideButton = (name: Side, press: (name: Side) => void) => {
  const words = element('span', {})
  const input = element('input', { type: 'radio', name: 'side', class: 'unseen', change: () => press(name) })
  return { name, words, input, view: element('label', { class: `side is-${name}` }, input, words) }
}

const indexOf = (wanted: number): number =>
  Math.max(
    0,
    overUnderBets.findIndex(({ twentieths }) => twentieths === wanted),
  )

const quickButton = (twentieths: number, { multiple }: NeedleFormats, press: (at: number) => void) => {
  const at = indexOf(twentieths)
  return { at, button: element('button', { type: 'button', class: 'quick', click: () => press(at) }, multiple(twentieths)) }
}

interface MarkRow {
  readonly chance: HTMLElement
  readonly slider: HTMLElement
  readonly multiple: HTMLElement
}

const arranged = (
  text: FrameText<typeof texts>,
  sides: readonly HTMLElement[],
  { chance, slider, multiple }: MarkRow,
  quick: readonly HTMLElement[],
): HTMLElement => {
  const figure = (name: string, value: HTMLElement) => element('p', { class: 'figure' }, element('span', {}, name), value)
  return element(
    'div',
    { class: 'chooser' },
    element('div', { class: 'sides', role: 'radiogroup', 'aria-label': text('needle.side') }, ...sides),
    element('div', { class: 'mark-row' }, figure(text('needle.chance'), chance), slider, figure(text('needle.multiple'), multiple)),
    element('div', { class: 'quicks', role: 'group', 'aria-label': text('needle.marks') }, ...quick),
  )
}

/** Where the player bets: a side, and a mark on the scale by a slider or one of the ready multipliers. */
export const markChooser = ({ text, formats, changed }: Parts): MarkChooser => {
  let side: Side = 'under'
  let index = indexOf(even)
  let is_enabled = true
  const bet = (): OverUnderBet => item(overUnderBets, index)
  const sides = [sideButton('under', (name) => choose(name, index)), sideButton('over', (name) => choose(name, index))]
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: String(overUnderBets.length - 1),
    step: '1',
    class: 'mark-slider',
    'aria-label': text('needle.mark'),
    input: () => choose(side, Number(slider.value)),
  })
  const [multiple, chance] = [element('b', {}), element('b', {})]
  const quick = ready.map((twentieths) => quickButton(twentieths, formats, (at) => choose(side, at)))
  const show = (): void => {
    for (const { name, words, input } of sides) {
      words.textContent = text(`needle.${name}`, { bound: formats.number(boundOf(name, bet())) })
      input.checked = name === side
      input.disabled = !is_enabled
    }
    slider.value = String(index)
    slider.disabled = !is_enabled
    multiple.textContent = formats.multiple(bet().twentieths)
    chance.textContent = formats.chance(bet().chance)
    slider.setAttribute('aria-valuetext', text('needle.value', { chance: chance.textContent, multiple: multiple.textContent }))
    for (const { at, button } of quick) {
      button.disabled = !is_enabled
      button.setAttribute('aria-pressed', String(at === index))
    }
  }
  const choose = (next_side: Side, next: number): void => {
    if (!is_enabled || (next_side === side && next === index)) return
    side = next_side
    index = next
    show()
    changed()
  }
  show()
  return {
    view: arranged(
      text,
      sides.map(({ view }) => view),
      { chance, slider, multiple },
      quick.map(({ button }) => button),
    ),
    side: () => side,
    bet,
    choice: () => choiceText(side, bet()),
    set: (spelled) => {
      const read = readChoice(spelled)
      if (!read) return
      side = read.side
      index = Math.max(0, overUnderBets.indexOf(read.bet))
      show()
    },
    setShare: (share) => {
      const wanted = (side === 'under' ? share : 1 - share) * numbers
      const distances = overUnderBets.map((one) => Math.abs(one.chance - wanted))
      choose(side, distances.indexOf(Math.min(...distances)))
    },
    enable: (enabled) => {
      is_enabled = enabled
      show()
    },
  }
}
