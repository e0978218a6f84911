import { useCallback } from 'react'
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

/** A round in its game's own document, from its events: nothing is played and nothing is paid. */
export const RoundReplay = ({ round, close }: { readonly round: ReplayedRound; readonly close: () => void }) => {
  const hear = useCallback(
    (message: FromFrame, send: (message: ToFrame) => void): void => {
      if (message.type === 'ready') send({ type: 'replay', round })
      if (message.type === 'close') close()
    },
    [round, close],
  )
  const { slug, title } = round
  return <GameFrame slug={slug} title={title} launch_url={`/game-frame/${slug}/`} start={() => startOf(round)} hear={hear} />
}
