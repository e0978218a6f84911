import { useState } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { LiveBet, LiveSlip, LiveStakes, placeLiveBets } from '../contract.ts'
import type { texts } from '../texts.ts'
import { keepSlips } from './live-tables.ts'
import { useMoneyText } from './live-words.ts'

const total = (bets: readonly LiveBet[]): number => bets.reduce((sum, { stake_minor }) => sum + stake_minor, 0)

/** Chips on one place as one bet. */
const added = (chips: readonly LiveBet[]): LiveBet[] => {
  const by_place = new Map<string, number>()
  for (const { place, stake_minor } of chips) by_place.set(place, (by_place.get(place) ?? 0) + stake_minor)
  return [...by_place].map(([place, stake_minor]) => ({ place, stake_minor }))
}

/**
 * Chips on their way to the table. They lie on this page alone until they are bet: whatever closes the window before that costs nothing.
 * `staked_minor` is what the player has in the round already.
 */
export const useChips = (slug: string, stakes: LiveStakes, round_id: string | undefined, staked_minor: number) => {
  const { chips: sizes, most_minor } = stakes
  const text = useText<typeof texts>()
  const money = useMoneyText(stakes)
  const [size, setSize] = useState(sizes[0] ?? 0)
  const [laid, setLaid] = useState<readonly LiveBet[]>([])
  const [last, setLast] = useState<readonly LiveBet[]>([])
  const { is_sending, send } = useCommand<typeof placeLiveBets>('POST /rest/live/tables/{slug}/bets/', {
    onRefused: ({ error, message }) => {
      notify({ tone: 'warning', title: message, ...(error === 'live-tax-number' && { link: '/inn/' }) })
      return true
    },
  })
  const room_minor = most_minor - staked_minor - total(laid)
  const bet = async (): Promise<LiveSlip | null> => {
    if (round_id === undefined || laid.length === 0) return null
    const answer = await send({ params: { slug }, body: { round: round_id, bets: added(laid) } })
    if (!answer?.success) return null
    keepSlips([answer.data])
    setLast(answer.data.bets)
    // Chips that were laid while the answer was on its way are in no bet yet.
    setLaid((now) => now.slice(laid.length))
    return answer.data
  }
  return {
    size,
    setSize,
    laid,
    is_sending,
    laid_minor: total(laid),
    on: (place: string): number => total(laid.filter((one) => one.place === place)),
    canRepeat: last.length > 0 && laid.length === 0 && total(last) <= room_minor,
    lay: (place: string): boolean => {
      if (size > room_minor) {
        notify({ tone: 'warning', title: text('live.most', { most: money(most_minor) }) })
        return false
      }
      setLaid([...laid, { place, stake_minor: size }])
      return true
    },
    undo: () => setLaid(laid.slice(0, -1)),
    clear: () => setLaid([]),
    repeat: () => setLaid(last),
    bet,
  }
}

export type Chips = ReturnType<typeof useChips>
