import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { Conversions } from './conversions.tsx'
import { ConvertCard } from './convert-card.tsx'
import { WalletCards } from './wallet-cards.tsx'
import { useWallets } from './wallets-query.ts'

/** GN-003: a wallet of each currency, the one that is played in, and conversion where the player asks for it. */
const WalletsTab = () => {
  const text = useText<typeof texts>()
  const { data, isPending, error, refetch } = useWallets()
  if (!data)
    return isPending ? (
      <Skeleton className="h-72 rounded-md" />
    ) : (
      <ErrorState heading={text('exchange.failed')} action={<Button onClick={() => void refetch()}>{text('exchange.again')}</Button>}>
        {error?.message}
      </ErrorState>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-160 text-sm text-pretty text-ink-soft">{text('exchange.about')}</p>
      <WalletCards wallets={data} />
      <CardColumns>
        <ConvertCard data={data} />
        <Conversions />
      </CardColumns>
    </div>
  )
}

export default WalletsTab
