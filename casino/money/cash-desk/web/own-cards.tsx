import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { CashDesk } from '../contract.ts'
import type { saveCard } from '../one-click-contract.ts'
import type { texts } from '../texts.ts'

interface OwnCardsProps {
  readonly cards: CashDesk['cards']
  readonly onChange: (cards: CashDesk['cards']) => void
}

/** WA-013: whether a card that was paid with pays by one press from now on; its player alone says so. */
export const OwnCards = ({ cards, onChange }: OwnCardsProps) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const save = async (tokenId: string, isSaved: boolean): Promise<void> => {
    const answer = await api.call<typeof saveCard>('POST /rest/cash/one-click/save/', { body: { tokenId, isSaved } })
    setRefused(answer.success ? undefined : answer.message)
    if (answer.success) onChange(answer.data.cards)
  }
  if (cards.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-1">
      {cards.map(({ tokenId, label, isSaved }) => (
        <Button key={tokenId} size="sm" variant="ghost" wide onClick={() => void save(tokenId, !isSaved)}>
          {text(isSaved ? 'cash-desk.forget-card' : 'cash-desk.save-card', { label })}
        </Button>
      ))}
      <RefusedNotice>{refused}</RefusedNotice>
    </div>
  )
}
