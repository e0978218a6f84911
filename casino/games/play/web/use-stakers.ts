import { useEffect, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import type { GamePlay, getGameEndpoint, PlayedRound } from '../contract.ts'
import type { BetData } from './bet-data.ts'
import { afterFreeSpin, type ChosenStakers, choseStaker, noStakers, withTerms, withWagered } from './stakers.ts'

/** What pays the next stake besides cash, followed round by round: the bonus that is wagered, and free spins of this game. */
export const useStakers = (slug: string, is_money: boolean) => {
  const [now, setNow] = useState(noStakers)
  const is_gone = useRef(false)
  useEffect(() => {
    is_gone.current = false
    return () => void (is_gone.current = true)
  }, [])
  const choose = (is_free: boolean): void => setNow((known) => choseStaker(known, is_free))
  const ask = async (): Promise<void> => {
    const answer = await api.call<typeof getGameEndpoint>('GET /rest/game/{slug}/', { params: { slug }, query: { isMoney: true } })
    if (answer.success && !is_gone.current) setNow((known) => withTerms(known, answer.data))
  }
  return {
    now: { ...now, choose } satisfies ChosenStakers,
    /** The game was opened: whoever has free spins here begins with them. */
    begin: ({ bonus, freeSpins }: GamePlay): void => setNow({ ...noStakers, bonus, free: freeSpins, is_free: freeSpins !== null }),
    /** Number of the free spins that pay the next stake; undefined where the player's purses do. */
    freeSpins: (): number | undefined => (now.is_free ? now.free?.id : undefined),
    /** It has been shown: what it won is told then, and not before. */
    shown: (round: PlayedRound): void => setNow((known) => afterFreeSpin(known, round)),
    refresh: (): void => {
      if (is_money && (now.bonus || now.free)) void ask()
    },
    /** RTM-018: a round was told. One of another window moved more than it says; one on this screen has its own end, which asks. */
    told: (data: BetData, is_round_on: boolean): void => {
      setNow((known) => withWagered(known, data))
      if (!is_round_on) void ask()
    },
    /** What the game is told: with free spins there is one stake to choose, and the balance stands still. */
    frame: (): Partial<Pick<GamePlay, 'stakes'>> & { readonly is_free_spin: boolean } => {
      const { free, is_free } = now
      if (!is_free || !free) return { is_free_spin: false }
      return { is_free_spin: true, stakes: { choices: [free.stake], least_minor: free.stake, most_minor: free.stake, exact: true } }
    },
  }
}
