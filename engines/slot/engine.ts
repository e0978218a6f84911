import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import { onlyBet, type Checked, type GameEngine, type GameMaths, type Outcome } from '../game.ts'
import { stakeFault } from '../stakes.ts'
import { assertSlotDefinition } from './assert-definition.ts'
import { compileSlot, type CompiledSlot } from './compile.ts'
import type { SlotDefinition } from './definition.ts'
import { winsFor } from './evaluate.ts'
import type { SlotEvent } from './events.ts'
import { drawnRanges, mechanicSlot, type MechanicSlot } from './mechanics/mechanics.ts'
import { SlotNarrator } from './narrate.ts'
import { playRound } from './round.ts'

export interface SlotCommand {
  readonly stake_minor: number
}

export interface SlotEngine extends GameEngine<SlotCommand, SlotEvent> {
  readonly kind: 'slot'
  readonly definition: SlotDefinition
  /** The win of one round in coins, without events: the simulator's way. The same reels, draws and pays as `play`. */
  playCoins(source: ByteSource): number
}

const checkCommand = (command: unknown, stakes: GameEngine['stakes']): Checked<SlotCommand> => {
  if (typeof command !== 'object' || command === null || Object.keys(command).some((key) => key !== 'stake_minor')) {
    return { ok: false, fault: 'command-malformed' }
  }
  const { stake_minor } = command as Partial<Record<'stake_minor', unknown>>
  if (typeof stake_minor !== 'number') return { ok: false, fault: 'command-malformed' }
  const fault = stakeFault(stake_minor, stakes)
  return fault ? { ok: false, fault } : { ok: true, command: { stake_minor }, stake_minor }
}

const narrated = (slot: CompiledSlot, coin_minor: number, source: ByteSource, stops: Uint8Array, wins: ReturnType<typeof winsFor>) => {
  const narrator = new SlotNarrator(slot, coin_minor)
  const coins = playRound(slot, source, stops, wins, narrator)
  narrator.roundEnded(coins)
  return { win_minor: coins * coin_minor, events: narrator.events }
}

type Playing = Pick<SlotEngine, 'play' | 'playCoins' | 'ranges'>

/** A slot whose round is told as it is played. */
const mechanicPlaying = (slot: MechanicSlot, definition: SlotDefinition): Playing => ({
  play: ({ stake_minor }, source): Outcome<SlotEvent> => {
    const coin_minor = stake_minor / definition.coins_per_stake
    const events: SlotEvent[] = []
    const coins = slot.play(source, { coin_minor, events })
    const win_minor = coins * coin_minor
    events.push({ type: 'round-ended', win_minor, win_multiple: coins / definition.coins_per_stake })
    return { win_minor, events }
  },
  playCoins: (source) => slot.play(source, null),
  ranges: (_command, events) => drawnRanges(definition, events),
})

interface Reels {
  readonly slot: CompiledSlot
  readonly stops: Uint8Array
  readonly wins: ReturnType<typeof winsFor>
}

const reelsPlaying = (definition: SlotDefinition): Playing => {
  // Made with the first round: a start does not wait for the tables of every slot.
  let made: Reels | null = null
  const reels = (): Reels => {
    if (made) return made
    const slot = compileSlot(definition)
    made = { slot, stops: new Uint8Array(slot.reels), wins: winsFor(slot) }
    return made
  }
  return {
    play: ({ stake_minor }, source) => {
      const { slot, stops, wins } = reels()
      return narrated(slot, stake_minor / definition.coins_per_stake, source, stops, wins)
    },
    playCoins: (source) => {
      const { slot, stops, wins } = reels()
      return playRound(slot, source, stops, wins, null)
    },
    ranges: () => null,
  }
}

/** A playable slot out of its definition and its published figures. Throws when the definition breaks a rule. */
export const slotEngine = (definition: SlotDefinition, maths: GameMaths): SlotEngine => {
  assertSlotDefinition(definition)
  const mechanic = mechanicSlot(definition)
  const { coins_per_stake, cap_multiple, slug, names } = definition
  // Every win of an accepted stake stays inside the safe integers, so nothing on the way to the wallet can be rounded.
  const most_minor = Math.floor(Number.MAX_SAFE_INTEGER / cap_multiple)
  const stakes = { divisor_minor: coins_per_stake, most_minor }
  return {
    slug,
    kind: 'slot',
    form: 'stake',
    names,
    stakes,
    definition,
    maths,
    check: (command) => checkCommand(command, stakes),
    dealt: (source) => ({ stake_minor: coins_per_stake * (1 + below(source, 500)) }),
    published: { [onlyBet]: { stake_minor: coins_per_stake } },
    ...(mechanic ? mechanicPlaying(mechanic, definition) : reelsPlaying(definition)),
  }
}
