import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ExplainedBalance } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useExplained } from './balance-query.ts'
import { PurseCard } from './purse-card.tsx'
import { StatementCard } from './statement-card.tsx'
import { Totals } from './totals.tsx'

const Explained = ({ balance }: { readonly balance: ExplainedBalance }) => {
  const text = useText<typeof texts>()
  if (balance.purses.length === 0)
    return (
      <EmptyState picture={<Illustration name="no-history" />} heading={text('statements.empty.heading')} action={null}>
        {text('statements.empty')}
      </EmptyState>
    )
  return (
    <>
      <Totals totals={balance.totals} />
      <p className="text-sm text-ink-soft">{text('statements.origins.rule')}</p>
      <CardColumns>
        {balance.purses.map((purse) => (
          <PurseCard key={`${purse.asset} ${purse.title}`} purse={purse} />
        ))}
      </CardColumns>
    </>
  )
}

/** Everything that the player has and where it came from, and statements of any period. On paper the statement stands alone. */
export const BalanceView = ({ first }: { readonly first?: ExplainedBalance }) => {
  const text = useText<typeof texts>()
  const { data, isPending, error, refetch } = useExplained(first)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4 print:hidden">
        {isPending && <Skeleton className="h-72 rounded-md" />}
        {error && !data && (
          <ErrorState
            heading={text('statements.failed')}
            action={<Button onClick={() => void refetch()}>{text('statements.again')}</Button>}
          >
            {error.message}
          </ErrorState>
        )}
        {data && <Explained balance={data} />}
      </div>
      <StatementCard />
    </div>
  )
}
