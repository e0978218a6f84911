import { element, glyph } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { chipLabel } from './bets.ts'
import type { RouletteText } from './place-name.ts'

export interface BoardActions {
  readonly spin: () => void
  readonly undo: () => void
  readonly clear: () => void
  readonly double: () => void
  readonly repeat: () => void
  readonly rules: () => void
}

/** What may be pressed, and what it would stake. */
export interface BoardState {
  readonly is_busy: boolean
  readonly total_minor: number
  readonly can_undo: boolean
  readonly can_double: boolean
  readonly can_repeat: boolean
}

export interface Board {
  readonly view: HTMLElement
  readonly balance: HTMLElement
  readonly chip_minor: () => number
  readonly set: (state: BoardState) => void
  readonly showBalance: (balance_minor: number) => void
  readonly soundIs: (on: boolean) => void
  readonly musicIs: (on: boolean) => void
}

const chipChoice = ({ init, amount }: GameHost, text: RouletteText): { view: HTMLElement; chip_minor: () => number } => {
  const { choices } = init.stakes
  let chosen = choices[Math.min(1, choices.length - 1)] ?? 0
  const view = element('fieldset', { class: 'chip-choice' }, element('legend', { class: 'unseen' }, text('roulette.chips')))
  for (const [index, chip] of choices.entries()) {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      class: 'unseen',
      checked: chip === chosen,
      'aria-label': amount(chip, true),
      change: () => (chosen = chip),
    })
    view.append(
      element(
        'label',
        { class: `chip-button colour-${index}` },
        input,
        element('span', { 'aria-hidden': 'true' }, chipLabel(chip, init.exponent)),
      ),
    )
  }
  return { view, chip_minor: () => chosen }
}

/** The controls under the cloth. A replay has only "again". */
export const createBoard = (host: GameHost, text: RouletteText, actions: BoardActions): Board => {
  const { init, amount, sound } = host
  const is_replay = init.purpose === 'replay'
  const chips = chipChoice(host, text)
  const button = (words: string, press: () => void) => element('button', { type: 'button', class: 'step', click: press }, words)
  const undo = button(text('roulette.undo'), actions.undo)
  const clear = button(text('roulette.clear'), actions.clear)
  const double = button(text('roulette.double'), actions.double)
  const repeat = button(text('roulette.repeat'), actions.repeat)
  const total = element('span', { class: 'spin-total' })
  const spin = element(
    'button',
    { type: 'button', class: 'spin', click: actions.spin },
    element('span', {}, text(is_replay ? 'roulette.again' : 'roulette.spin')),
    total,
  )
  const rules = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': text('roulette.rules'), click: actions.rules },
    glyph('info'),
  )
  const mute = element('button', { type: 'button', class: 'tool', click: host.toggleSound })
  const music = element('button', { type: 'button', class: 'tool', click: host.toggleMusic })
  const money = element('b', {})
  const caption = text(is_replay ? 'roulette.replay' : init.mode === 'demo' ? 'roulette.play-money' : 'roulette.balance')
  const balance = element('p', { class: is_replay ? 'purse is-replay' : 'purse' }, element('span', {}, caption), money)
  const soundIs = (on: boolean): void => {
    mute.replaceChildren(glyph(on ? 'sound' : 'silence'))
    mute.setAttribute('aria-label', text(on ? 'roulette.sound-off' : 'roulette.sound-on'))
  }
  const musicIs = (on: boolean): void => {
    music.replaceChildren(glyph(on ? 'music' : 'no-music'))
    music.setAttribute('aria-label', text(on ? 'roulette.music-off' : 'roulette.music-on'))
  }
  soundIs(sound.on)
  musicIs(init.music)
  const tools = element('div', { class: 'tools' }, rules, music, mute)
  const steps = element('div', { class: 'steps' }, undo, clear, double, repeat)
  const view = element('div', { class: is_replay ? 'board is-replay' : 'board' }, ...(is_replay ? [] : [chips.view, steps]), spin, tools)
  return {
    view,
    balance,
    chip_minor: chips.chip_minor,
    set: ({ is_busy, total_minor, can_undo, can_double, can_repeat }) => {
      undo.disabled = is_busy || !can_undo
      clear.disabled = is_busy || total_minor === 0
      double.disabled = is_busy || !can_double
      double.hidden = total_minor === 0
      repeat.disabled = is_busy || !can_repeat
      repeat.hidden = total_minor > 0
      spin.disabled = is_busy || (!is_replay && total_minor === 0)
      total.textContent = total_minor > 0 ? amount(total_minor, true) : ''
    },
    showBalance: (balance_minor) => {
      money.textContent = is_replay ? '' : amount(balance_minor)
    },
    soundIs,
    musicIs,
  }
}
