import './kit/frame.css'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { whenIdle } from '#kernel/web/page/when-idle.ts'
import { games } from './games.ts'
import type { GameHost } from './kit/frame-game.ts'
import { createMusic } from './kit/music.ts'
import { createMotion } from './kit/motion.ts'
import { isGreeting, readToFrame, type FromFrame, type Init, type ToFrame } from './kit/protocol.ts'
import { createSound } from './kit/sound.ts'

const slug = /\/game-frame\/([a-z0-9-]+)\/?$/.exec(new URL(document.URL).pathname)?.[1] ?? ''

interface Line {
  readonly init: Init
  readonly send: (message: FromFrame) => void
  /** Sets the listener for every message after `init`, including those that arrived before it was set. */
  readonly listen: (hear: (message: Exclude<ToFrame, Init>) => void) => void
}

/**
 * Waits for the framing page to send its message port. Only a message from the parent window and from this document's own origin is
 * accepted, and only once.
 */
const connect = (): Promise<Line> =>
  new Promise((resolve) => {
    const site = new URL(document.URL).origin
    const greet = (event: MessageEvent): void => {
      const [port] = event.ports
      if (event.source !== window.parent || event.origin !== site || !isGreeting(event.data) || !port) return
      window.removeEventListener('message', greet)
      const early: Exclude<ToFrame, Init>[] = []
      let hear = (message: Exclude<ToFrame, Init>): void => void early.push(message)
      const send = (message: FromFrame): void => port.postMessage(message)
      port.addEventListener('message', ({ data }) => {
        const message = readToFrame(data)
        if (message === null) return
        if (message.type !== 'init') return hear(message)
        resolve({
          init: message,
          send,
          listen: (given) => {
            hear = given
            for (const kept of early.splice(0)) given(kept)
          },
        })
      })
      port.start()
    }
    window.addEventListener('message', greet)
  })

/** Loads the game's code while waiting for the page's message; the game opens when both are there. */
const open = async (): Promise<void> => {
  const load = games[slug]
  if (!load) return
  const [{ open: openGame }, line] = await Promise.all([load(), connect()])
  const { init, send, listen } = line
  document.documentElement.lang = init.language
  const sound = createSound(init.sound)
  const music = createMusic(sound, init.music)
  const motion = createMotion(init.reduced_motion)
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => sound.wake(), { capture: true })
  const host: GameHost = {
    root: document.getElementById('game') as HTMLElement,
    init,
    language: init.language,
    amount: (amount_minor, trim = false) =>
      formatAmount(amount_minor, { currency: init.currency, exponent: init.exponent, locale: init.locale, trim }),
    sound,
    music,
    motion,
    play: (command) => send({ type: 'spin', command }),
    shown: (round) => send({ type: 'shown', round_id: round.id }),
    toggleSound: () => send({ type: 'sound', on: !sound.on }),
    toggleMusic: () => send({ type: 'music', on: !music.on }),
    tellPaytable: (is_open) => send({ type: 'paytable', open: is_open }),
  }
  const game = await openGame(host)
  listen((message) => {
    if (message.type === 'round') game.round(message.round, message.balance_minor)
    if (message.type === 'refused') game.refused(message.code, message.message, message.balance_minor)
    if (message.type === 'waiting') game.waiting(message.message)
    if (message.type === 'balance') game.balance(message.balance_minor)
    if (message.type === 'stake') game.stake(message.stake_minor)
    if (message.type === 'replay') game.replay(message.round)
    if (message.type === 'motion') {
      motion.isReduced = message.reduced
      game.motionChanged(message.reduced)
    }
    if (message.type === 'music') {
      music.on = message.on
      game.musicChanged(message.on)
    }
    if (message.type === 'sound') {
      sound.on = message.on
      sound.wake()
      game.soundChanged(message.on)
    }
  })
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'close' })
  })
  send({ type: 'ready' })
  whenIdle(() => sound.prepare())
}

void open()
