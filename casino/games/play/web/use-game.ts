import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { patchMain, useMain } from '#kernel/web/state/app-state.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Command, GamePlay, PlayedRound } from '../contract.ts'
import type { FromFrame, ToFrame } from '../frame/kit/protocol.ts'
import type { gameTexts } from '../game-texts.ts'
import type { FrameStart } from './game-frame.tsx'
import { saidOfRound, saidOfStake, type Said, type SaidState } from './game-said.ts'
import { keptRounds } from './kept-round.ts'
import { createRoundsCaller, type Played } from './rounds-caller.ts'
import { switchSound } from './sound-switch.ts'

export type GameState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly play: GamePlay }

/** What stands between the player and a money game leads to where it is settled (GA-003, GA-004, GA-006). */
const detour = (play: GamePlay & { readonly redirectUrl?: string }): string | null => {
  if (play.redirectUrl) return play.redirectUrl
  if (!play.isMoney) return null
  if (!play.finOperations.isAvailable) return '/cash/deposit/'
  if (play.requestInn && !play.autoVerificationData.isAvailable) return `/inn/?slug=${encodeURIComponent(play.slug)}&isMoney=true`
  return null
}

const stakeOf = (command: Command): number =>
  'bets' in command ? command.bets.reduce((sum, bet) => sum + bet.stake_minor, 0) : command.stake_minor

export interface GameControls {
  readonly state: GameState
  readonly said: Said | null
  readonly last_round: PlayedRound | null
  readonly start: () => FrameStart
  readonly hear: (message: FromFrame, send: (message: ToFrame) => void) => void
  readonly setLine: (send: ((message: ToFrame) => void) | null) => void
  readonly send: (message: ToFrame) => void
  readonly dismiss: () => void
  /** Starts the game anew: after a failure, or for more play money. */
  readonly restart: () => void
}

/** One open game: its session, its rounds and what has to be said about them. The game's document only draws. */
export const useGame = (slug: string, is_money: boolean, close: () => void): GameControls => {
  const text = useText<typeof gameTexts>()
  const { isGuest, login } = useMain()
  const [state, setState] = useState<GameState>({ kind: 'loading' })
  const [said, setSaid] = useState<Said | null>(null)
  const [last_round, setLastRound] = useState<PlayedRound | null>(null)
  const [attempt, setAttempt] = useState(0)
  const said_before = useRef(new Set<SaidState>())
  const balance = useRef(0)
  const line = useRef<((message: ToFrame) => void) | null>(null)
  const visitor = isGuest ? 'guest' : String(login)
  const caller = useMemo(() => {
    const kept = keptRounds(window.sessionStorage, visitor, slug, is_money ? 'money' : 'demo')
    return createRoundsCaller({ api, slug, is_money, kept, newKey: newCommandKey })
  }, [slug, is_money, visitor])

  useEffect(() => {
    let is_gone = false
    setState({ kind: 'loading' })
    const begin = async (repeated: boolean): Promise<void> => {
      const answer = await caller.start()
      if (is_gone) return
      if (!answer.success) {
        // 444 opened the notice of self-exclusion already; there is no game behind it.
        if (answer.status === 444) return close()
        // GA-008, A-094: a game that is refused for want of a session is asked for again, once.
        if ((answer.status === 401 || answer.status === 403) && !repeated && (await raiseUnauthorized())) return begin(true)
        return setState({ kind: 'failed', message: answer.message })
      }
      const elsewhere = detour(answer.data)
      if (elsewhere) {
        close()
        return void goTo(elsewhere)
      }
      balance.current = answer.data.balance_minor
      setLastRound(answer.data.lastRound)
      setState({ kind: 'open', play: answer.data })
    }
    void begin(false)
    return () => {
      is_gone = true
    }
  }, [caller, attempt])

  const play = state.kind === 'open' ? state.play : null

  const answer = useCallback(
    (played: Played, send: (message: ToFrame) => void): void => {
      if (played.kind === 'round') {
        balance.current = played.balance_minor
        setLastRound(played.round)
        return send({ type: 'round', round: played.round, balance_minor: played.balance_minor })
      }
      const is_unknown = played.kind === 'unknown'
      const message = is_unknown ? text('game.unknown-outcome') : played.message
      send({ type: 'refused', code: is_unknown ? 'unknown-outcome' : played.code, message, balance_minor: balance.current })
    },
    [text],
  )

  const spin = async (command: Command, send: (message: ToFrame) => void): Promise<void> => {
    if (!play) return
    const problem = caller.isUnderWay() ? null : saidOfStake(play, stakeOf(command), balance.current)
    if (!problem) return answer(await caller.play(command), send)
    setSaid(problem)
    send({ type: 'refused', code: problem.state, message: '', balance_minor: balance.current })
  }

  const shown = (round_id: string): void => {
    if (!play || last_round?.id !== round_id) return
    const note = saidOfRound(play, last_round, balance.current, said_before.current)
    if (note) {
      said_before.current.add(note.state)
      setSaid(note)
    }
    if (play.isMoney)
      patchMain(({ playerInfo }) =>
        playerInfo?.playerBalance
          ? { playerInfo: { ...playerInfo, playerBalance: { ...playerInfo.playerBalance, balance: balance.current } } }
          : {},
      )
  }

  const hear = (message: FromFrame, send: (message: ToFrame) => void): void => {
    if (message.type === 'spin') void spin(message.command, send)
    if (message.type === 'shown') shown(message.round_id)
    if (message.type === 'close') close()
    if (message.type === 'sound') {
      switchSound(message.on)
      send({ type: 'sound', on: message.on })
    }
    if (message.type === 'ready') void caller.resume()?.then((played) => answer(played, send))
  }

  const start = (): FrameStart => {
    if (!play) throw new Error('a game cannot be framed before it has started')
    return {
      purpose: 'play',
      slug: play.slug,
      title: play.title,
      mode: play.isMoney ? 'money' : 'demo',
      currency: play.currency,
      exponent: play.exponent,
      stakes: play.stakes,
      balance_minor: balance.current,
      last_round,
      is_round_under_way: caller.isUnderWay(),
      least_round_ms: 0,
    }
  }

  const dismiss = (): void => setSaid(null)
  return {
    state,
    said,
    last_round,
    start,
    hear,
    setLine: (send) => {
      line.current = send
    },
    send: (message) => line.current?.(message),
    dismiss,
    restart: () => {
      dismiss()
      setAttempt((count) => count + 1)
    },
  }
}
