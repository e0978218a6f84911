import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { PiggyBankData } from '../contract.ts'
import type { texts } from '../texts.ts'
import { GuestBank, OwnBank } from './piggy-card.tsx'
import { PiggyGames } from './piggy-games.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** For a guest the amounts of a bank are not known: its currency is not chosen yet. */
const Rules = ({ data: { info, percent } }: { readonly data: PiggyBankData }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const share = new Intl.NumberFormat(locale).format(percent)
  const say = (minor: number): string =>
    info ? formatAmount(minor, { currency: info.currency, exponent: info.exponent, locale, trim: true }) : ''
  return (
    <Card heading={text('piggy-bank.rules')}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty text-ink-soft">
        <li>{text('piggy-bank.rule.fills')}</li>
        {info && <li>{text('piggy-bank.rule.break', { min: say(info.minAmount) })}</li>}
        {info && <li>{text('piggy-bank.rule.size', { max: say(info.maxAmount) })}</li>}
        <li>{text('piggy-bank.rule.worth', { percent: share })}</li>
      </ul>
    </Card>
  )
}

const PiggyPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'piggy-bank')
  if (!data) return null
  const is_empty_house = data.games.length === 0 && (data.info?.moneyBoxAmount ?? 0) === 0
  return (
    <PageContainer>
      <PageHeading heading={text('piggy-bank.heading')} />
      {is_empty_house ? (
        <EmptyState picture={<Illustration name="no-prizes" />} heading={text('piggy-bank.none.heading')} action={null}>
          {text('piggy-bank.none')}
        </EmptyState>
      ) : (
        <>
          <CardColumns>
            {data.info ? <OwnBank first={data.info} percent={data.percent} /> : <GuestBank percent={data.percent} />}
            <Rules data={data} />
          </CardColumns>
          <PiggyGames games={data.games} />
        </>
      )}
    </PageContainer>
  )
}

export default PiggyPage
