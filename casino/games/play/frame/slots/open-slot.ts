import './slot.css'
import './curtain.css'
import './drawn-symbol.css'
import './rules.css'
import type { SlotEvent } from '#engines/slot/events.ts'
import type { PlayedRound } from '../../contract.ts'
import { isCelebrated } from '../../rules.ts'
import type { GameHost, OpenedGame, OpenGame } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { listenToSpace } from '../kit/space-key.ts'
import { createBoard, type Board, type BoardState } from './board.ts'
import { createCurtain } from './curtain.ts'
import { createDrawnSymbol } from './drawn-symbol.ts'
import { gameSounds } from './game-sounds.ts'
import type { SlotLook } from './look.ts'
import { openPaytable } from './paytable.ts'
import { replayRound, waysOf, type Show } from './replay.ts'
import { createRoom, type Furniture } from './room.ts'
import type { SlotText } from './slot-text.ts'
import { standingOf, type Standing } from './standing.ts'
import { texts } from './texts.ts'

/** Before the first round, reels whose rows vary stand with some more and some fewer of them. */
const atRest = ({ definition: { strips, mechanic, rows } }: SlotLook): Standing => ({
  stopped: {
    type: 'reels-stopped',
    spin: 'base',
    stops: strips.base.map(() => 0),
    window: [],
    ...(mechanic?.kind === 'varying-rows'
      ? { rows: strips.base.map((_, reel) => Math.min(rows, mechanic.least + 1 + ((reel * 2) % 5))) }
      : {}),
  },
  fallen: null,
  covered: [],
  marks: new Map(),
  symbol: null,
})

/** What a screen reader says of a finished round. */
const spokenResult = (round: PlayedRound, balance: string, text: SlotText, host: GameHost): string => {
  const values = { win: host.amount(round.win_minor), stake: host.amount(round.stake_minor), balance }
  if (round.win_minor === 0) return text('slots.said-nothing', values)
  return text(isCelebrated(round.stake_minor, round.win_minor) ? 'slots.said-win' : 'slots.said-return', values)
}

const tellLast = (round: PlayedRound | null, board: Board, text: SlotText): void => {
  if (!round) return board.plaque.say(text('slots.ready'))
  if (round.win_minor === 0) return board.plaque.say(`${text('slots.last-round')}: ${text('slots.no-win').toLowerCase()}`)
  board.plaque.show(text('slots.last-round'), round.win_minor)
}

/** What the curtain of the free spins shows: the symbol that brings them, and what else they do. */
const featureOf = ({ definition, symbols }: SlotLook, text: SlotText, host: GameHost): Show['feature'] => {
  const named = (role: 'wild' | 'scatter') => definition.symbols.find((symbol) => symbol.role === role)
  const most = Math.max(1, ...(definition.free_spins?.multipliers ?? []))
  const notes = [
    most > 1
      ? text(definition.free_spins?.multiplies_by === 'win' ? 'slots.feature.multipliers-by-wins' : 'slots.feature.multipliers', { most })
      : '',
    definition.mechanic?.kind === 'hold-and-respin' ? text('slots.hold-note') : '',
    definition.mechanic?.kind === 'falling-ways' ? text('slots.feature.rises', { most: Math.max(...definition.mechanic.multipliers) }) : '',
    definition.mechanic?.kind === 'sticky-reels' ? text('slots.feature.stays', { name: named('wild')?.names[host.language] ?? '' }) : '',
    definition.mechanic?.kind === 'book' ? text('slots.book-note') : '',
    definition.mechanic?.kind === 'trail' ? text('slots.trail-note') : '',
    definition.mechanic?.kind === 'collect' ? text('slots.collect-note', { most: Math.max(...definition.mechanic.raises) }) : '',
    definition.mechanic?.kind === 'multiplier-reel'
      ? text('slots.dial-note', { least: Math.min(...definition.mechanic.reel.free), most: Math.max(...definition.mechanic.reel.free) })
      : '',
    definition.wild.expands === 'in-free-spins' ? text('slots.feature.expands', { name: named('wild')?.names[host.language] ?? '' }) : '',
  ]
  return { picture: symbols[named('scatter')?.id ?? ''] ?? '', note: notes.filter((note) => note !== '').join('. ') }
}

class SlotTable {
  readonly #look: SlotLook
  readonly #host: GameHost
  readonly #text: SlotText
  #state: BoardState = 'idle'
  #furniture!: Furniture
  #board!: Board
  #room!: Awaited<ReturnType<typeof createRoom>>
  #cut: () => void = () => undefined
  /** The last finished round, or the one that is shown. */
  #round: PlayedRound | null
  #balance_minor: number
  #is_squeezed = false
  /** What stood on the plaque when the reels began to run. */
  #run_words = ''

  constructor(look: SlotLook, host: GameHost) {
    this.#look = look
    this.#host = host
    this.#text = textOf(texts, host.language)
    this.#round = host.init.last_round
    this.#balance_minor = host.init.balance_minor
  }

  async open(): Promise<void> {
    const { root, init } = this.#host
    this.#room = await createRoom(this.#look, this.#host)
    this.#board = createBoard(this.#host, this.#text, {
      press: () => this.press(),
      rules: () => openPaytable(this.#look, this.#host, this.#text, this.#board.stake.stake_minor()),
      stakeChanged: () => undefined,
    })
    root.className = `slot is-${this.#look.definition.slug}`
    this.#room.holdFeature(this.#board.feature)
    root.replaceChildren(this.#room.scene, this.#room.view, this.#board.view)
    this.#host.music.play(this.#look.score)
    this.#board.balance(this.#balance_minor)
    this.#set('idle')
    await this.#furnish()
    tellLast(this.#round, this.#board, this.#text)
    new ResizeObserver(() => this.#resized()).observe(this.#room.view)
    listenToSpace(() => this.press(), 'select, summary, dialog, button:not(.spin)')
    if (init.is_round_under_way) this.#run(this.#text('slots.resumed'))
  }

  async #furnish(): Promise<void> {
    this.#furniture = await this.#room.furnish()
    const { stopped } = this.#standing
    await this.#stand()
    if (stopped.rows) this.#room.setWays(this.#waysWords(waysOf(stopped.rows)))
  }

  /** How the last round ended, or how the reels stand before the first. */
  get #standing(): Standing {
    return standingOf((this.#round?.events ?? []) as readonly SlotEvent[]) ?? atRest(this.#look)
  }

  /** Shows the last round as it ended: the page was opened again, or its room changed. */
  async #stand(): Promise<void> {
    const { stopped, fallen, covered, marks, symbol } = this.#standing
    const { reels, dial, wilds, expanded } = this.#furniture
    reels.show(stopped, fallen)
    dial?.show(stopped)
    for (const [reel, mark] of marks) wilds.mark(reel, mark)
    await wilds.stand(covered)
    if (symbol) expanded.stand(symbol.id, symbol.reels)
  }

  #waysWords(count: number): string {
    const shown = new Intl.NumberFormat(this.#host.init.locale, { useGrouping: 'always' }).format(count)
    return this.#text('slots.ways-now', { count, shown })
  }

  #resized(): void {
    const { geometry } = this.#furniture.reels
    const { clientWidth, clientHeight } = this.#room.view
    if (geometry.width === clientWidth && geometry.height === clientHeight) return
    this.#is_squeezed = true
    this.#room.squeeze()
    if (this.#state === 'idle') void this.#unsqueeze()
  }

  async #unsqueeze(): Promise<void> {
    if (!this.#is_squeezed) return
    this.#is_squeezed = false
    await this.#furnish()
  }

  #set(state: BoardState): void {
    this.#state = state
    this.#board.set(state)
  }

  press(): void {
    if (this.#state === 'showing') return this.#cut()
    if (this.#state === 'spinning') return
    if (this.#host.init.purpose === 'replay') return this.#round ? this.replay(this.#round) : undefined
    const stake_minor = this.#board.stake.stake_minor()
    if (!this.#host.init.is_free_spin) this.#board.balance(Math.max(0, this.#balance_minor - stake_minor))
    this.#run('')
    this.#host.play({ stake_minor })
  }

  /** Starts the reels; a round or a refusal will stop them. */
  #run(words: string): void {
    this.#furniture.wins.clear()
    this.#furniture.wilds.clear()
    this.#furniture.held.clear()
    this.#furniture.sums?.clear()
    this.#furniture.expanded.clear()
    this.#board.drawn(null)
    this.#board.multiplier(null)
    this.#set('spinning')
    this.#run_words = words
    this.#board.plaque.say(words)
    this.#furniture.reels.spin('base')
    this.#furniture.dial?.spin('base')
    gameSounds(this.#host.sound, this.#look.voice).started()
  }

  #show(): Show {
    const { motion, sound, amount, init } = this.#host
    const { setFeature, setWays, view } = this.#room
    return {
      ...this.#furniture,
      board: { ...this.#board, set: (state) => this.#set(state) },
      curtain: createCurtain(view, motion),
      drawn: createDrawnSymbol(view, this.#look, this.#host),
      trail: this.#look.trail?.(view, this.#look, this.#host, this.#text),
      sounds: gameSounds(sound, this.#look.voice),
      motion,
      text: this.#text,
      amount,
      setFeature: (on) => {
        setFeature(on)
        this.#host.music.setFeature(on)
      },
      setWays: (count) => setWays(this.#waysWords(count)),
      feature: featureOf(this.#look, this.#text, this.#host),
      least_round_ms: init.least_round_ms,
    }
  }

  async #tell(round: PlayedRound): Promise<void> {
    this.#round = round
    await replayRound(round, this.#show(), (cut) => {
      this.#cut = cut
    })
    this.#room.setFeature(false)
    this.#host.music.setFeature(false)
    this.#set('idle')
    await this.#unsqueeze()
  }

  async round(round: PlayedRound, balance_minor: number): Promise<void> {
    if (this.#state === 'idle') this.#run(this.#text('slots.resumed'))
    // Whatever was said of waiting is over.
    this.#board.plaque.say(this.#run_words)
    await this.#tell(round)
    this.balance(balance_minor)
    this.#board.announce(spokenResult(round, this.#host.amount(balance_minor), this.#text, this.#host))
    this.#host.shown(round)
  }

  async refused(message: string, balance_minor: number): Promise<void> {
    this.balance(balance_minor)
    if (this.#state !== 'idle') {
      const { reels, dial } = this.#furniture
      const { stopped } = this.#standing
      await Promise.all([reels.land(stopped, 0, { onLanded: () => undefined }), dial?.land(stopped)])
      await this.#stand()
    }
    this.#board.plaque.say(message)
    this.#board.announce(message)
    this.#set('idle')
    // The stake that was taken off in sight when the reels started comes back.
    this.#board.balance(this.#balance_minor)
  }

  waiting(message: string): void {
    if (this.#state !== 'spinning') return
    this.#board.plaque.say(message)
    this.#board.announce(message)
  }

  replay(round: PlayedRound): void {
    if (this.#state !== 'idle') return
    this.#run('')
    void this.#tell(round).then(() => this.#host.shown(round))
  }

  balance(balance_minor: number): void {
    this.#balance_minor = balance_minor
    if (this.#state === 'idle') this.#board.balance(balance_minor)
  }

  /** What the page may say at any time. */
  opened(): OpenedGame {
    return {
      round: (round, balance_minor) => void this.round(round, balance_minor),
      refused: (_code, message, balance_minor) => void this.refused(message, balance_minor),
      waiting: (message) => this.waiting(message),
      balance: (balance_minor) => this.balance(balance_minor),
      stake: (stake_minor) => this.#board.stake.set(stake_minor),
      replay: (round) => this.replay(round),
      soundChanged: (on) => this.#board.soundIs(on),
      musicChanged: (on) => this.#board.musicIs(on),
      motionChanged: () => undefined,
    }
  }
}

/** Makes a playable slot out of its look. */
export const openSlot =
  (look: SlotLook): OpenGame =>
  async (host) => {
    const table = new SlotTable(look, host)
    await table.open()
    return table.opened()
  }
