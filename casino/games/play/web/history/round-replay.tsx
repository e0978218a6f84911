import { useEffect, useRef } from 'react'
import type { PlayedRound } from '../../contract.ts'
import type { FromFrame, ToFrame } from '../../frame/kit/protocol.ts'
import { replayedStakes } from '../../rules.ts'
import { GameFrame, type FrameStart } from '../game-frame.tsx'

/** What a replay is told from. */
export interface ReplayedRound extends PlayedRound {
  readonly title: string
  readonly exponent: number
}

const startOf = (round: ReplayedRound): FrameStart => ({
  purpose: 'replay',
  slug: round.slug,
  title: round.title,
  mode: round.mode,
  currency: round.currency,
  exponent: round.exponent,
  stakes: replayedStakes(round.command, round.currency, round.stake_minor),
  balance_minor: 0,
  last_round: null,
  is_round_under_way: false,
  least_round_ms: 0,
})

/** The next of several rounds begins so long after the last one was shown: what it brought is read first. */
const between_ms = 1_200

interface RoundReplayProps {
  readonly round: ReplayedRound
  /** Rounds of the same game that follow by themselves. */
  readonly further?: readonly ReplayedRound[]
  /** Which of them begins to be shown, from 0. */
  readonly onRound?: (index: number) => void
  readonly close: () => void
}

/** Rounds in their game's own document, from their events: nothing is played and nothing is paid. */
export const RoundReplay = ({ round, further, onRound, close }: RoundReplayProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hear = (message: FromFrame, send: (message: ToFrame) => void): void => {
    const rounds = [round, ...(further ?? [])]
    const show = (index: number): void => {
      const next = rounds[index]
      if (!next) return
      onRound?.(index)
      send({ type: 'replay', round: next })
    }
    if (message.type === 'ready') show(0)
    if (message.type === 'shown') {
      const shown = rounds.findIndex(({ id }) => id === message.round_id)
      clearTimeout(timer.current)
      if (shown >= 0) timer.current = setTimeout(() => show(shown + 1), between_ms)
    }
    if (message.type === 'close') close()
  }
  const { slug, title } = round
  return <GameFrame slug={slug} title={title} launch_url={`/game-frame/${slug}/`} frameStart={() => startOf(round)} hear={hear} />
}
