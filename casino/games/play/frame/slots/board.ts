import { element, glyph, write } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { stakeChoice, type StakeChoice } from '../kit/stake-choice.ts'
import { createPlaque, type Plaque } from './plaque.ts'
import type { SlotText } from './slot-text.ts'

/** `idle` takes a press as a spin, `spinning` takes none, `showing` takes it as "to the end". */
export type BoardState = 'idle' | 'spinning' | 'showing'

export interface Board {
  readonly view: HTMLElement
  /** Stands over the reels: free spins and their multiplier. */
  readonly feature: HTMLElement
  readonly plaque: Plaque
  readonly stake: StakeChoice
  readonly set: (state: BoardState) => void
  readonly balance: (balance_minor: number) => void
  readonly soundIs: (on: boolean) => void
  /** For those who don't see the reels. */
  readonly announce: (words: string) => void
  /** Which of how many free spins runs; null takes the counter away. */
  readonly counter: (spin: { readonly index: number; readonly total: number } | null) => void
  /** How many respins are left; null takes the counter away. */
  readonly respins: (left: number | null) => void
  /** The picture of the symbol that the free spins drew; null takes it away. */
  readonly drawn: (picture: string | null) => void
  readonly musicIs: (on: boolean) => void
  readonly multiplier: (multiplier: number | null) => void
}

export interface BoardActions {
  readonly press: () => void
  readonly rules: () => void
  readonly stakeChanged: () => void
}

/** What stands over the reels: free spins or respins, and the multiplier. */
const featureOf = (text: SlotText, motion: GameHost['motion']) => {
  const caption = element('span', { class: 'caption' }, '')
  const count = element('b', { class: 'counter' })
  const times = element('b', { class: 'multiplier' })
  const symbol = element('img', { class: 'feature-symbol', alt: '' })
  const view = element(
    'div',
    { class: 'feature', 'aria-hidden': 'true' },
    element('span', { class: 'feature-spins' }, caption, count),
    symbol,
    times,
  )
  const show = (words: string, counted: string | null): void => {
    caption.textContent = words
    if (counted !== null) count.textContent = counted
    view.classList.toggle('is-open', counted !== null)
  }
  const multiplier = (by: number | null): void => {
    times.textContent = by === null ? '' : `×${by}`
    times.classList.toggle('is-open', by !== null)
    view.classList.toggle('is-multiplying', by !== null)
    if (by !== null && !motion.isReduced)
      times.animate([{ scale: 1 }, { scale: 1.45 }, { scale: 1 }], { duration: 420, easing: 'ease-out' })
  }
  return {
    view,
    multiplier,
    drawn: (picture: string | null): void => {
      if (picture === null) symbol.removeAttribute('src')
      else symbol.src = picture
    },
    counter: (spin: { readonly index: number; readonly total: number } | null): void =>
      show(text('slots.free-spins'), spin && `${spin.index} / ${spin.total}`),
    respins: (left: number | null): void => show(text('slots.respins'), left === null ? null : String(left)),
  }
}

const tool = (label: string, icon: Parameters<typeof glyph>[0], press: () => void) =>
  element('button', { type: 'button', class: 'tool', 'aria-label': label, title: label, click: press }, glyph(icon, 22))

/** A switch shows how things are and says what a press does. */
const turn = (button: HTMLElement, label: string, icon: Parameters<typeof glyph>[0]): void => {
  button.replaceChildren(glyph(icon, 22))
  button.setAttribute('aria-label', label)
  button.title = label
}

/** Everything that is pressed and read beneath the reels. */
export const createBoard = (host: GameHost, text: SlotText, actions: BoardActions): Board => {
  const is_replay = host.init.purpose === 'replay'
  const plaque = createPlaque(host.amount, host.motion)
  const stake_words = { stake: text('slots.stake'), down: text('slots.stake-down'), up: text('slots.stake-up') }
  const stake = stakeChoice(host, stake_words, actions.stakeChanged)
  const balance = element('b', {}, '')
  const live = element('p', { class: 'unseen', 'aria-live': 'polite' })
  const spin_label = text(is_replay ? 'slots.again' : 'slots.spin')
  const spin = element('button', { type: 'button', class: 'spin', 'aria-label': spin_label, click: actions.press }, glyph('spin', 40))
  let is_skip = false
  const sound = tool(text('slots.sound-off'), 'sound', host.toggleSound)
  const feature = featureOf(text, host.motion)
  const music = tool(text('slots.music-off'), 'music', host.toggleMusic)
  const purse = element(
    'p',
    { class: 'purse' },
    element('span', { class: 'caption' }, text(host.init.mode === 'demo' ? 'slots.play-money' : 'slots.balance')),
    balance,
  )
  const view = element(
    'section',
    { class: is_replay ? 'board is-replay' : 'board' },
    plaque.view,
    is_replay ? element('p', { class: 'replay-mark' }, text('slots.replay')) : purse,
    is_replay ? '' : stake.view,
    spin,
    element('div', { class: 'tools' }, tool(text('slots.rules'), 'info', actions.rules), music, sound),
    live,
  )
  const soundIs = (on: boolean): void => turn(sound, text(on ? 'slots.sound-off' : 'slots.sound-on'), on ? 'sound' : 'silence')
  const musicIs = (on: boolean): void => turn(music, text(on ? 'slots.music-off' : 'slots.music-on'), on ? 'music' : 'no-music')
  soundIs(host.init.sound)
  musicIs(host.init.music)
  return {
    view,
    feature: feature.view,
    plaque,
    stake,
    set: (state) => {
      view.dataset['state'] = state
      // It keeps the focus, so it is told and not taken away.
      spin.setAttribute('aria-disabled', String(state === 'spinning'))
      spin.setAttribute('aria-label', state === 'showing' ? text('slots.skip') : spin_label)
      if (is_skip !== (state === 'showing')) {
        is_skip = !is_skip
        spin.replaceChildren(glyph(is_skip ? 'skip' : 'spin', 40))
      }
      stake.enable(state === 'idle')
    },
    balance: (balance_minor) => {
      write(balance, host.amount(balance_minor))
    },
    soundIs,
    announce: (words) => {
      live.textContent = words
    },
    musicIs,
    counter: feature.counter,
    respins: feature.respins,
    drawn: feature.drawn,
    multiplier: feature.multiplier,
  }
}
