import { useState } from 'react'
import type { CashDesk } from '../contract.ts'

/** What the player has paid with, and which saved card is chosen to pay by one press; null where a method is. */
export const useOwnCards = (desk: Pick<CashDesk, 'cards'>) => {
  const [cards, setCards] = useState(desk.cards)
  const [wanted, setCard] = useState<string | null>(() => desk.cards.find(({ isSaved }) => isSaved)?.tokenId ?? null)
  const saved = cards.filter(({ isSaved }) => isSaved)
  // A card that was forgotten is chosen no more.
  const card = saved.find(({ tokenId }) => tokenId === wanted) ?? null
  return { cards, setCards, saved, card, setCard }
}
