import { useState } from 'react'
import { useMain } from '#kernel/web/state/app-state.ts'
import type { CashDesk } from '../contract.ts'

/**
 * What the player has paid with, and which saved card is chosen to pay by one press; null where a method is. WA-014: where saved cards
 * are switched off, none is shown, to pay with or to save.
 */
export const useOwnCards = (desk: Pick<CashDesk, 'cards'>) => {
  const { isTokenizeCash } = useMain()
  const [own, setCards] = useState(desk.cards)
  const cards = isTokenizeCash ? own : []
  const [wanted, setCard] = useState<string | null>(() => desk.cards.find(({ isSaved }) => isSaved)?.tokenId ?? null)
  const saved = cards.filter(({ isSaved }) => isSaved)
  // A card that was forgotten is chosen no more.
  const card = saved.find(({ tokenId }) => tokenId === wanted) ?? null
  return { cards, setCards, saved, card, setCard }
}
