import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { radioGroup } from '../instant/radio-group.ts'
import type { Chooser } from '../instant/chooser.ts'
import { betsText, readBets, type LaidBet } from './laid-bets.ts'
import { texts } from './texts.ts'

export interface ChipsChooser extends Chooser {
  /** Puts the chip of now on a place; false when the table takes no more. */
  readonly put: (place: string) => boolean
  readonly on: (place: string) => number
  readonly bets: () => readonly LaidBet[]
  readonly total_minor: () => number
}

/** The chip that is laid with each press, and what takes chips back. What lies is spelled as a choice, `small 100, triple:3 500`. */
export const chipsChooser = (host: GameHost, changed: () => void): ChipsChooser => {
  const text = textOf(texts, host.language)
  const { choices, most_minor } = host.init.stakes
  const [first = 0] = choices
  let laid: readonly LaidBet[] = []
  let before: readonly LaidBet[] = []
  let is_enabled = true
  const chips = radioGroup(
    text('table.chip'),
    choices.map((value) => ({ value: String(value), words: host.amount(value, true) })),
    String(choices[1] ?? first),
    () => undefined,
  )
  const total = (): number => laid.reduce((sum, bet) => sum + bet.stake_minor, 0)
  const button = (words: string, press: () => void) => element('button', { type: 'button', class: 'pick', click: press }, words)
  const lay = (next: readonly LaidBet[]): void => {
    laid = next
    show()
    changed()
  }
  const undo = button(text('table.undo'), () => lay(laid.slice(0, -1)))
  const clear = button(text('table.clear'), () => lay([]))
  const again = button(text('table.again'), () => lay(before))
  const show = (): void => {
    chips.enable(is_enabled)
    undo.disabled = !is_enabled || laid.length === 0
    clear.disabled = !is_enabled || laid.length === 0
    again.disabled = !is_enabled || before.length === 0 || laid.length > 0
  }
  show()
  return {
    view: element('div', { class: 'chooser' }, chips.view, element('div', { class: 'picks' }, undo, clear, again)),
    choice: () => betsText(laid),
    set: (spelled) => {
      laid = readBets(spelled)
      before = laid
      show()
    },
    enable: (enabled) => {
      is_enabled = enabled
      show()
    },
    put: (place) => {
      const stake_minor = Number(chips.value())
      if (!is_enabled || total() + stake_minor > most_minor) return false
      lay([...laid, { place, stake_minor }])
      return true
    },
    on: (place) => laid.reduce((sum, bet) => (bet.place === place ? sum + bet.stake_minor : sum), 0),
    bets: () => readBets(betsText(laid)),
    total_minor: total,
  }
}
