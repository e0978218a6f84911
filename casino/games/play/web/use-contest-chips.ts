import { useEffect, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import type { ContestChip, listContestChips } from '../contract.ts'
import { remembered } from './remembered-switch.ts'

/** A round is counted a moment after it was played. */
const counted_after_ms = 1_500
/** Whoever plays on and on asks no more often than this: a few small statements then. */
const ask_every_ms = 10_000

const chipsSwitch = remembered('game-contests')

export interface ContestChips {
  readonly chips: readonly ContestChip[]
  readonly is_on: boolean
  readonly switchChips: (on: boolean) => void
}

/**
 * The contests that count rounds of the open game, asked for when it opens and after rounds that have been shown: nothing of a result is told
 * before. While the player hides them nothing is asked.
 */
export const useContestChips = (slug: string, is_money: boolean, shown_round: string | null): ContestChips => {
  const [is_on, setOn] = useState(chipsSwitch.isOn)
  const [chips, setChips] = useState<readonly ContestChip[]>([])
  const asked_at_ms = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!is_on || !is_money) return
    let is_gone = false
    const ask = async (): Promise<void> => {
      asked_at_ms.current = performance.now()
      const answer = await api.call<typeof listContestChips>('GET /rest/game/{slug}/contests/', { params: { slug } })
      if (answer.success && !is_gone) setChips(answer.data)
    }
    const rested_ms = performance.now() - asked_at_ms.current
    const timer = setTimeout(() => void ask(), shown_round === null ? 0 : Math.max(counted_after_ms, ask_every_ms - rested_ms))
    return () => {
      is_gone = true
      clearTimeout(timer)
    }
  }, [slug, is_money, is_on, shown_round])
  return {
    chips: is_on && is_money ? chips : [],
    is_on,
    switchChips: (on) => {
      chipsSwitch.write(on)
      setOn(on)
    },
  }
}
