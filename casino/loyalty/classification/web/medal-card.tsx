import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { Medal } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { MedalIcon } from './medal-icon.tsx'
import { useMedalsText } from './medals-text.ts'

interface ExchangeProps {
  readonly medal: Medal
  readonly exchange: NonNullable<Medal['exchange']>
  readonly is_open: boolean
}

/** What an exchange takes and gives, and whether it can be had. */
const Exchange = ({ medal: { id, count }, exchange, is_open }: ExchangeProps) => {
  const text = useText<typeof pageTexts>()
  const { takes, gives, left, stock, leftForYou } = exchange
  const bargain = { takes: useMedalsText()([{ id, count: takes }]), prize: gives.text }
  const is_had = leftForYou === 0
  return (
    <>
      <span className="font-semibold text-balance">{text('classification.medal.gives', bargain)}</span>
      <span className="amount text-xs text-ink-soft">{text('classification.medal.left', { left, stock })}</span>
      <Button
        size="sm"
        variant="secondary"
        className="mt-auto"
        disabled={!is_open || left === 0 || is_had || count < takes}
        aria-label={text('classification.exchange-of', bargain)}
        onClick={() => openModal('MedalExchange', { id })}
      >
        {text(is_had ? 'classification.medal.had' : left === 0 ? 'classification.medal.gone' : 'classification.exchange-it')}
      </Button>
    </>
  )
}

/** VP-021: a medal, how many of it the player has, where it comes from, and what it is exchanged for. */
export const MedalCard = ({ medal, is_open }: { readonly medal: Medal; readonly is_open: boolean }) => {
  const text = useText<typeof pageTexts>()
  const { id, name, count, everyPoints, exchange } = medal
  return (
    <li data-medal={id} className="flex min-w-0 flex-col items-start gap-2 rounded-lg bg-surface-2 p-4 inset-ring inset-ring-line">
      <span className="flex w-full items-center gap-3">
        <MedalIcon id={id} size={44} />
        <span className="min-w-0">
          <span className="block font-bold">{name}</span>
          <span className="amount block text-sm text-accent-ink">{text('classification.medal.have', { count })}</span>
        </span>
      </span>
      <span className="text-sm text-ink-soft">
        {everyPoints === null ? text('classification.medal.levels') : text('classification.medal.every', { count: everyPoints })}
      </span>
      {exchange ? (
        <Exchange medal={medal} exchange={exchange} is_open={is_open} />
      ) : (
        <span className="text-sm text-ink-soft">{text('classification.medal.not-now')}</span>
      )}
    </li>
  )
}
