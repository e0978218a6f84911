import { appState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { Command, GamePlay, PlayedRound } from '../contract.ts'
import type { ToFrame } from '../frame/kit/protocol.ts'
import type { gameTexts } from '../game-texts.ts'
import { saidOfPress, type StakeSaid } from './game-said.ts'
import type { PlayedPurse } from './played-purse.ts'
import { roundAsItStands, type Played, type RoundsCaller } from './rounds-caller.ts'
import type { useStakers } from './use-stakers.ts'

/** What a command takes from the purse, as far as it says so: what a step stakes more the house knows. */
const stakeOf = (command: Command): number => {
  if ('bets' in command) return command.bets.reduce((sum, bet) => sum + bet.stake_minor, 0)
  return 'stake_minor' in command ? command.stake_minor : 0
}

/** The round stands otherwise than the game shows it: it was played on in another window, or the house ended it. */
const moved_on = new Set(['round-open', 'round-over', 'step-too-late', 'step-out-of-order'])

const hasMovedOn = (played: Played): boolean => played.kind === 'refused' && moved_on.has(played.code)

/** An answer of the house as the game hears it. */
const asMessage = (played: Played, balance_minor: number, unknown_outcome: string): ToFrame => {
  if (played.kind === 'round') return { type: 'round', round: played.round, balance_minor: played.balance_minor }
  if (played.kind === 'refused') return { type: 'refused', code: played.code, message: played.message, balance_minor }
  return { type: 'refused', code: 'unknown-outcome', message: unknown_outcome, balance_minor }
}

type Send = (message: ToFrame) => void
type Stakers = Pick<ReturnType<typeof useStakers>, 'freeSpins' | 'now' | 'refresh'>

interface RoundsParts {
  readonly play: GamePlay | null
  readonly caller: RoundsCaller
  readonly purse: PlayedPurse
  readonly stakers: Stakers
  readonly setLastRound: (round: PlayedRound) => void
  /** Is a round asked for or on the screen? It is until the game has shown it, or there was none. */
  readonly setRoundOn: (on: boolean) => void
  readonly setSaid: (said: StakeSaid) => void
  readonly text: (key: keyof typeof gameTexts) => string
}

/** How a press becomes a round, and the house's answer what the game shows. What cannot be staked is not asked for (GA-009, GA-010, GA-013). */
export const roundHandlers = ({ play, caller, purse, stakers, setLastRound, setRoundOn, setSaid, text }: RoundsParts) => {
  const showOutcome = (played: Played, send: Send): void => {
    setRoundOn(played.kind === 'round')
    if (played.kind === 'round') {
      purse.setBalance(played.balance_minor)
      setLastRound(played.round)
    } else {
      purse.endRound(null)
      stakers.refresh()
    }
    // Signed out in another tab: who is here now is asked for, and the window says what happened.
    if (played.kind === 'refused' && played.code === 'signed-out') void reloadMain()
    send(asMessage(played, purse.balanceNow(), text('game.unknown-outcome')))
    // The round as the house has it, in the place of what the game shows.
    if (hasMovedOn(played)) void roundAsItStands(caller).then((stands) => stands && showOutcome(stands, send))
  }

  const waiting = (send: Send) => (): void => send({ type: 'waiting', message: text('game.waiting') })

  const problemOf = (game: GamePlay, stake_minor: number): StakeSaid | null =>
    saidOfPress(game, stake_minor, purse.balanceNow(), stakers.now.bonus, appState.get().main.playerInfo?.playerBalance?.bonus)

  const spin = async (command: Command, send: Send): Promise<void> => {
    if (!play) return
    const free_spins = stakers.freeSpins()
    const problem = caller.isUnderWay() || free_spins !== undefined ? null : problemOf(play, stakeOf(command))
    if (!problem) {
      setRoundOn(true)
      // What the header shows is cash: a free spin takes none of it, and bonus money covers only what cash does not.
      purse.beginRound(free_spins === undefined ? Math.min(stakeOf(command), purse.balanceNow()) : 0)
      return showOutcome(await caller.play(command, waiting(send), free_spins), send)
    }
    setSaid(problem)
    send({ type: 'refused', code: problem.state, message: '', balance_minor: purse.balanceNow() })
  }

  /** Brings back a round that was under way before a reload, if there was one. */
  const resume = (send: Send): void => {
    setRoundOn(caller.isUnderWay())
    void caller.resume(waiting(send))?.then((played) => showOutcome(played, send))
  }

  return { showOutcome, spin, resume }
}
