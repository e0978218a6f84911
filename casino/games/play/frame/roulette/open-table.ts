import { colourOf, numberName } from '#engines/roulette/wheel.ts'
import type { PlayedRound } from '../../contract.ts'
import { isCelebrated } from '../../rules.ts'
import { element } from '../kit/element.ts'
import type { GameHost, OpenedGame, OpenGame } from '../kit/frame-game.ts'
import { textOf } from '../kit/frame-text.ts'
import { listenToSpace } from '../kit/space-key.ts'
import { chipsOf, neighbourBets, neighboursOf, type Announced } from './announced.ts'
import { again, betsOf, clear, commandOf, double, emptyCloth, put, putAll, takeOff, totalOf, undo, type Bets, type Cloth } from './bets.ts'
import { createBoard, type Board } from './board.ts'
import { createCloth, type ClothView } from './cloth.ts'
import { placeName, placeWithOdds, type RouletteText } from './place-name.ts'
import { createResults, type Results } from './results.ts'
import { openRules } from './rules-dialog.ts'
import type { TableKind, TableSounds } from './table-kind.ts'
import { texts } from './texts.ts'
import { toldNumber } from './told-number.ts'
import { createTrack, createTrackSwitch, type Track } from './track.ts'
import { createWheel, type Wheel } from './wheel.ts'

/** How long the ball runs once the draw is known, and how long its answer stays before chips may be laid again. */
const run_ms = 4_200
const answer_ms = 1_500

class RouletteTable {
  readonly #host: GameHost
  readonly #kind: TableKind
  readonly #text: RouletteText
  readonly #sounds: TableSounds
  readonly #wheel: Wheel
  readonly #cloth: ClothView
  readonly #board: Board
  readonly #results: Results
  readonly #track: Track
  readonly #plaque = element('p', { class: 'plaque' })
  readonly #answer = element('p', { class: 'answer', 'aria-hidden': 'true' })
  readonly #live = element('p', { class: 'unseen', 'aria-live': 'polite' })
  #chips: Cloth = emptyCloth
  /** The bets of the round before, for "repeat". */
  #before: Bets
  /** The finished round in sight; its chips stay until new ones are laid. */
  #shown: PlayedRound | null
  #is_busy = false
  #balance_minor: number
  #words = ''
  /** What was said when the wheel began to run. */
  #run_words = ''
  #begun_ms = 0

  constructor(host: GameHost, kind: TableKind) {
    const { init, sound, motion, language } = host
    this.#host = host
    this.#kind = kind
    this.#text = textOf(texts, language)
    this.#sounds = kind.sounds(sound)
    this.#wheel = createWheel(kind, motion)
    this.#results = createResults(this.#text)
    this.#shown = init.last_round
    this.#before = betsOf(init.last_round?.command)
    this.#balance_minor = init.balance_minor
    this.#cloth = createCloth({
      kind,
      text: this.#text,
      exponent: init.exponent,
      chips: init.stakes.choices,
      put: (place) => this.#put(place),
      takeOff: (place) => this.#change(takeOff(this.#fresh(), place), 'off'),
      point: (place) => this.#point(place),
    })
    this.#track = createTrack({
      kind,
      text: this.#text,
      call: (name) => this.#call(this.#text(`roulette.track.${name}`), kind.calls[name] ?? []),
      neighbours: (number) => this.#call(this.#neighbourWords(number), neighbourBets(kind.table.order, number)),
      point: (number) => {
        this.#cloth.light(number === null ? [] : neighboursOf(kind.table.order, number))
        if (!this.#is_busy) this.#plaque.textContent = number === null ? this.#words : this.#neighbourWords(number)
      },
    })
    this.#board = createBoard(host, this.#text, {
      spin: () => this.spin(),
      undo: () => this.#change(undo(this.#fresh()), 'off'),
      clear: () => this.#change(clear(this.#fresh()), 'off'),
      double: () => this.#most(double(this.#fresh(), init.stakes.most_minor)),
      repeat: () => this.#change(again(this.#fresh(), this.#before), 'on'),
      rules: () => openRules(host, kind, this.#text),
    })
    this.#furnish()
  }

  #furnish(): void {
    const { root, init } = this.#host
    root.className = `roulette ${this.#kind.look}`
    const backdrop = this.#kind.backdrop()
    root.replaceChildren(
      ...(backdrop ? [backdrop] : []),
      element('div', { class: 'head' }, this.#board.balance, this.#results.view),
      element('div', { class: 'wheel-room' }, this.#wheel.view, this.#answer),
      element(
        'div',
        { class: 'cloth-room' },
        this.#cloth.view,
        ...(init.purpose === 'play' ? [createTrackSwitch(root, this.#text), this.#track.view] : []),
      ),
      this.#plaque,
      this.#board.view,
      this.#live,
    )
    this.#host.music.play(this.#kind.score)
    this.#board.showBalance(this.#balance_minor)
    const number = toldNumber(this.#shown)
    if (number !== null && this.#shown) {
      this.#results.add(number)
      this.#settle(this.#shown, number)
    }
    if (init.purpose === 'replay') this.#cloth.enable(false)
    else this.#say(this.#shown ? this.#outcome(this.#shown) : this.#text('roulette.ready'))
    this.#refresh()
    listenToSpace(() => this.spin(), 'dialog, input, button:not(.spin)')
    if (init.is_round_under_way) this.#start(this.#text('roulette.resumed'))
  }

  #say(words: string): void {
    this.#words = words
    this.#plaque.textContent = words
  }

  #point(place: string | null): void {
    if (this.#is_busy) return
    const stake_minor = place === null ? undefined : this.#chips.bets.get(place)
    const named = place === null ? this.#words : placeWithOdds(this.#text, this.#kind.table, place)
    this.#plaque.textContent = stake_minor === undefined ? named : `${named}. ${this.#host.amount(stake_minor, true)}`
    // A keyboard says where it is; a finger sees it.
    if (place !== null && document.activeElement === this.#cloth.view) this.#live.textContent = this.#plaque.textContent
  }

  /** The cloth to lay on: what the last round left is swept away with the first new step. */
  #fresh(): Cloth {
    if (this.#shown) {
      this.#shown = null
      this.#wheel.rest(null)
      this.#cloth.mark(null)
      this.#chips = emptyCloth
    }
    return this.#chips
  }

  #change(cloth: Cloth, sound: 'on' | 'off'): void {
    this.#chips = cloth
    this.#host.root.classList.remove('is-answered')
    if (sound === 'on') this.#sounds.chip()
    else this.#sounds.chipOff()
    this.#cloth.show(cloth.bets)
    this.#say(
      cloth.bets.size === 0
        ? this.#text('roulette.ready')
        : `${this.#text('roulette.total')} ${this.#host.amount(totalOf(cloth.bets), true)}`,
    )
    this.#refresh()
  }

  #most(cloth: Cloth | null): void {
    if (cloth) return this.#change(cloth, 'on')
    this.#say(this.#text('roulette.most', { most: this.#host.amount(this.#host.init.stakes.most_minor, true) }))
    this.#live.textContent = this.#words
  }

  #neighbourWords(number: number): string {
    return this.#text('roulette.track.neighbours', {
      number: numberName(number),
      numbers: neighboursOf(this.#kind.table.order, number).map(numberName).join(', '),
    })
  }

  /** A call of the track: its chips are laid in one step. */
  #call(name: string, bets: Announced): void {
    if (this.#is_busy) return
    const next = putAll(this.#fresh(), bets, this.#board.chip_minor(), this.#host.init.stakes.most_minor)
    this.#most(next)
    if (!next) return
    const stake = this.#host.amount(totalOf(next.bets), true)
    this.#say(this.#text('roulette.called', { name, count: chipsOf(bets), stake }))
    this.#live.textContent = this.#words
  }

  #put(place: string): void {
    const { most_minor } = this.#host.init.stakes
    this.#most(put(this.#fresh(), place, this.#board.chip_minor(), most_minor))
    const stake_minor = this.#chips.bets.get(place)
    if (stake_minor !== undefined)
      this.#live.textContent = this.#text('roulette.placed', {
        name: placeName(this.#text, this.#kind.table, place),
        stake: this.#host.amount(stake_minor, true),
      })
  }

  #refresh(): void {
    const { purpose, stakes } = this.#host.init
    const bets = this.#shown ? new Map<string, number>() : this.#chips.bets
    this.#board.set({
      is_busy: this.#is_busy,
      total_minor: totalOf(this.#is_busy ? this.#chips.bets : bets),
      can_undo: !this.#shown && this.#chips.past.length > 0,
      can_double: bets.size > 0 && totalOf(bets) * 2 <= stakes.most_minor,
      can_repeat: this.#before.size > 0,
    })
    if (purpose === 'play') this.#cloth.enable(!this.#is_busy)
    this.#track.enable(!this.#is_busy)
  }

  spin(): void {
    if (this.#is_busy) return
    if (this.#host.init.purpose === 'replay') return this.#shown ? void this.replay(this.#shown) : undefined
    if (this.#shown || this.#chips.bets.size === 0) return
    const total_minor = totalOf(this.#chips.bets)
    this.#board.showBalance(Math.max(0, this.#balance_minor - total_minor))
    this.#start(this.#text('roulette.spinning'))
    this.#host.play(commandOf(this.#chips.bets))
  }

  #start(words: string): void {
    this.#is_busy = true
    this.#begun_ms = performance.now()
    this.#host.root.classList.remove('is-answered')
    this.#host.root.classList.add('is-rolling')
    this.#cloth.mark(null)
    this.#run_words = words
    this.#say(words)
    this.#live.textContent = words
    this.#refresh()
    this.#wheel.roll()
    this.#sounds.started()
  }

  /** Lays out a finished round: its chips, marked by whether they won. */
  #settle(round: PlayedRound, number: number): void {
    this.#shown = round
    this.#chips = { bets: betsOf(round.command), past: [] }
    this.#wheel.rest(number)
    this.#cloth.show(this.#chips.bets)
    this.#cloth.mark(number, isCelebrated(round.stake_minor, round.win_minor))
  }

  #outcome(round: PlayedRound): string {
    const { amount } = this.#host
    const number = toldNumber(round) ?? 0
    const landed = this.#text('roulette.landed', { number: numberName(number), colour: this.#text(`roulette.${colourOf(number)}`) })
    const sums = { stake: amount(round.stake_minor, true), win: amount(round.win_minor, true) }
    if (round.win_minor === 0) return `${landed}. ${this.#text('roulette.nothing', sums)}`
    // A return not above the stake is told as what it is, and nothing more.
    return `${landed}. ${this.#text(isCelebrated(round.stake_minor, round.win_minor) ? 'roulette.won' : 'roulette.returned', sums)}`
  }

  async #tell(round: PlayedRound): Promise<void> {
    const { motion, init, root } = this.#host
    const number = toldNumber(round)
    if (number === null) return this.#finish()
    this.#chips = { bets: betsOf(round.command), past: [] }
    this.#cloth.show(this.#chips.bets)
    const lasts_ms = Math.max(run_ms, init.least_round_ms - (performance.now() - this.#begun_ms))
    if (!motion.isReduced) this.#sounds.runsOut(lasts_ms / 1000)
    await this.#wheel.land(number, lasts_ms)
    this.#sounds.landed()
    this.#shown = round
    this.#cloth.mark(number, isCelebrated(round.stake_minor, round.win_minor))
    this.#results.add(number)
    this.#answer.className = `answer is-${colourOf(number)}`
    this.#answer.textContent = numberName(number)
    root.classList.add('is-answered')
    this.#say(this.#outcome(round))
    if (isCelebrated(round.stake_minor, round.win_minor)) this.#sounds.won()
    await motion.wait(answer_ms)
    this.#finish()
  }

  #finish(): void {
    this.#is_busy = false
    this.#host.root.classList.remove('is-rolling')
    this.#refresh()
  }

  async round(round: PlayedRound, balance_minor: number): Promise<void> {
    if (!this.#is_busy) this.#start(this.#text('roulette.resumed'))
    // Whatever was said of waiting is over.
    this.#say(this.#run_words)
    this.#balance_minor = balance_minor
    this.#before = betsOf(round.command)
    await this.#tell(round)
    this.#board.showBalance(this.#balance_minor)
    const said = this.#text('roulette.said-balance', { balance: this.#host.amount(this.#balance_minor) })
    this.#live.textContent = `${this.#outcome(round)}. ${said}`
    this.#host.shown(round)
  }

  refused(message: string, balance_minor: number): void {
    this.balance(balance_minor)
    this.#board.showBalance(balance_minor)
    this.#wheel.rest(null)
    this.#finish()
    this.#say(message || `${this.#text('roulette.total')} ${this.#host.amount(totalOf(this.#chips.bets), true)}`)
    this.#live.textContent = message
  }

  waiting(message: string): void {
    if (!this.#is_busy) return
    this.#say(message)
    this.#live.textContent = message
  }

  async replay(round: PlayedRound): Promise<void> {
    if (this.#is_busy) return
    this.#start(this.#text('roulette.spinning'))
    await this.#tell(round)
    this.#live.textContent = this.#outcome(round)
    this.#host.shown(round)
  }

  balance(balance_minor: number): void {
    this.#balance_minor = balance_minor
    if (!this.#is_busy) this.#board.showBalance(balance_minor)
  }

  opened(): OpenedGame {
    return {
      round: (round, balance_minor) => void this.round(round, balance_minor),
      refused: (_code, message, balance_minor) => this.refused(message, balance_minor),
      waiting: (message) => this.waiting(message),
      balance: (balance_minor) => this.balance(balance_minor),
      // A table has no one stake to lower: the person takes chips off.
      stake: () => undefined,
      replay: (round) => void this.replay(round),
      soundChanged: (on) => this.#board.soundIs(on),
      musicChanged: (on) => this.#board.musicIs(on),
      motionChanged: () => undefined,
    }
  }
}

/** Roulette on the one call that plays: the cloth collects a command, the wheel shows what was drawn. */
export const openTable =
  (kind: TableKind): OpenGame =>
  async (host) =>
    new RouletteTable(host, kind).opened()
