import { useState } from 'react'
import type { DeskParts } from './use-desk.ts'
import { loadDesk, type OpenedDesk } from './load-desk.ts'

/**
 * The desk in the currency that its player chose to pay in, asked for anew: methods, bounds and what was used last are its own. Until it is
 * there the form stays as it is.
 */
export const useChosenCurrency = ({ desk, redirectUrl, placement }: DeskParts) => {
  const [opened, setOpened] = useState<OpenedDesk>()
  const [asked_id, setAsked] = useState<number>()
  const [refused, setRefused] = useState<string>()

  const choose = async (currency_id: number): Promise<void> => {
    if (asked_id !== undefined) return
    setAsked(currency_id)
    setRefused(undefined)
    try {
      setOpened(await loadDesk({ currency_id, bonus_id: desk.bonusId, location: desk.location ?? placement }))
    } catch (error) {
      setRefused(error instanceof Error ? error.message : undefined)
    }
    setAsked(undefined)
  }

  const shown: OpenedDesk = opened ?? { desk, redirectUrl }
  return { shown, asked_id, refused, choose }
}
