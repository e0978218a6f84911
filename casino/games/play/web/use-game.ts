import { useMemo, useRef, useState } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { GamePlay, PlayedRound } from '../contract.ts'
import type { FromFrame, ToFrame } from '../frame/kit/protocol.ts'
import type { gameTexts } from '../game-texts.ts'
import type { FrameStart } from './game-frame.tsx'
import { useBetData } from './bet-data.ts'
import { useEndedRound } from './ended-round.ts'
import { saidOfRound, type SaidState, type StakeSaid } from './game-said.ts'
import { usePlayedPurse } from './played-purse.ts'
import { roundHandlers } from './press-rounds.ts'
import { createRoundsCaller, keptRounds, roundAsItStands, type RoundsCaller } from './rounds-caller.ts'
import type { ChosenStakers } from './stakers.ts'
import { tellSaid } from './tell-said.ts'
import { useStakers } from './use-stakers.ts'
import { useStartedGame, type GameState } from './use-started-game.ts'

type Send = (message: ToFrame) => void

const pause = (duration_ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, duration_ms))

export interface GameControls {
  readonly state: GameState
  readonly said: StakeSaid | null
  readonly last_round: PlayedRound | null
  /** The round whose result the game has shown last. */
  readonly shown_round: string | null
  /** A round is asked for or on the screen. */
  readonly is_round_on: boolean
  readonly stakers: ChosenStakers
  readonly frameStart: () => FrameStart
  readonly hear: (message: FromFrame, send: Send) => void
  readonly setLine: (send: Send | null) => void
  readonly send: Send
  readonly dismiss: () => void
}

const useCaller = (slug: string, is_money: boolean): RoundsCaller => {
  const { isGuest, login, currency } = useMain()
  const visitor = isGuest ? 'guest' : String(login)
  return useMemo(() => {
    const kept = keptRounds(window.sessionStorage, { visitor, slug, mode: is_money ? 'money' : 'demo', currency })
    return createRoundsCaller({ api, slug, is_money, kept, newKey: newCommandKey, pause })
  }, [slug, is_money, visitor, currency])
}

/** The way to speak to the game's document, for as long as it stands. */
const useLine = (): Pick<GameControls, 'setLine' | 'send'> => {
  const line = useRef<Send | null>(null)
  return {
    setLine: (send) => {
      line.current = send
    },
    send: (message) => line.current?.(message),
  }
}

/** One open game: its session, its rounds and what has to be said about them. The game's document only draws. */
export const useGame = (slug: string, is_money: boolean, close: () => void): GameControls => {
  const text = useText<typeof gameTexts>()
  const [said, setSaid] = useState<StakeSaid | null>(null)
  const [last_round, setLastRound] = useState<PlayedRound | null>(null)
  const [shown_round, setShownRound] = useState<string | null>(null)
  const [is_round_on, setRoundOn] = useState(false)
  const said_before = useRef(new Set<SaidState>())
  const line = useLine()
  const caller = useCaller(slug, is_money)
  const purse = usePlayedPurse(is_money, (balance_minor) => line.send({ type: 'balance', balance_minor }))
  const stakers = useStakers(slug, is_money)
  const state = useStartedGame(caller, last_round, close, (opened) => {
    stakers.begin(opened)
    purse.setBalance(opened.balance_minor)
    setLastRound(opened.lastRound)
  })
  const play = state.kind === 'open' ? state.play : null

  const { showOutcome, spin, resume } = roundHandlers({ play, caller, purse, stakers, setLastRound, setRoundOn, setSaid, text })

  useEndedRound(slug, is_money, () => {
    if (!play) return
    void roundAsItStands(caller).then((stands) => {
      if (stands?.kind !== 'round') return
      showOutcome(stands, line.send)
      setSaid({ state: 'round-ended', balance_minor: stands.balance_minor, fitting_minor: null })
    })
  })

  useBetData((data) => {
    if (!play?.isMoney) return
    const is_round_on = purse.isRoundOn()
    stakers.told(data, is_round_on)
    if (!is_round_on) setSaid((known) => (known?.state === 'round-ended' ? known : null))
  })

  const shown = (round_id: string): void => {
    setRoundOn(false)
    if (!play || last_round?.id !== round_id) return
    setShownRound(round_id)
    tellSaid(saidOfRound(play, last_round, purse.balanceNow(), said_before.current), said_before.current, text)
    purse.endRound(purse.balanceNow())
    stakers.shown(last_round)
    stakers.refresh()
  }

  return {
    state,
    said,
    last_round,
    shown_round,
    is_round_on,
    stakers: stakers.now,
    frameStart: () => ({
      ...startOf(play),
      ...stakers.frame(),
      balance_minor: purse.balanceNow(),
      last_round,
      is_round_under_way: caller.isUnderWay(),
    }),
    hear: (message, send) => {
      if (message.type === 'spin') void spin(message.command, send)
      if (message.type === 'shown') shown(message.round_id)
      if (message.type === 'close') close()
      if (message.type === 'ready') resume(send)
    },
    ...line,
    dismiss: () => setSaid(null),
  }
}

const startOf = (play: GamePlay | null) => {
  if (!play) throw new Error('a game cannot be framed before it has started')
  return {
    purpose: 'play' as const,
    slug: play.slug,
    title: play.title,
    mode: play.isMoney ? ('money' as const) : ('demo' as const),
    currency: play.currency,
    exponent: play.exponent,
    stakes: play.stakes,
    least_round_ms: play.leastRoundMs,
  }
}
