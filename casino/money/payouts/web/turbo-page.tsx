import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { chooseTurboCashout, TurboCashout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askAnew } from './payout-queries.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Turbo = ({ first }: { readonly first: TurboCashout }) => {
  const text = useText<typeof texts>()
  const { locale, date } = useFormats()
  const [turbo, setTurbo] = useState(first)
  const { is_sending, refused, send } = useCommand<typeof chooseTurboCashout>('POST /rest/cash/output/turbo/')
  const say = (minor: number): string => formatAmount(minor, { currency: turbo.currency, exponent: turbo.exponent, locale, trim: true })
  const choose = async (): Promise<void> => {
    const answer = await send({ body: { optIn: !turbo.optedIn } })
    if (!answer?.success) return
    setTurbo(answer.data)
    askAnew()
  }
  return (
    <Card
      heading={text('payouts.turbo.heading')}
      aside={
        <Badge tone={turbo.optedIn ? 'positive' : 'neutral'}>
          {turbo.till === null ? text('payouts.turbo.off') : text('payouts.turbo.on', { till: date(turbo.till) })}
        </Badge>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{text('payouts.turbo.text', { usual: say(turbo.usualLimit), limit: say(turbo.limit) })}</p>
        <p className="text-ink-soft">{text('payouts.turbo.price')}</p>
        <RefusedNotice tone="warning">{refused}</RefusedNotice>
        <Button size="lg" wide variant={turbo.optedIn ? 'secondary' : 'primary'} loading={is_sending} onClick={() => void choose()}>
          {text(turbo.optedIn ? 'payouts.turbo.turn-off' : 'payouts.turbo.turn-on')}
        </Button>
        <Link to="/cash/withdraw/" className={buttonClass({ variant: 'ghost', wide: true })}>
          {text('payouts.turbo.back')}
        </Link>
      </div>
    </Card>
  )
}

const TurboPage = () => {
  const text = useText<typeof texts>()
  const first = componentOf(useLoaderData<typeof loader>(), 'turbo-cashout')
  if (!first) return null
  return (
    <PageContainer width="form">
      <PageHeading heading={text('payouts.turbo.heading')} />
      <Turbo first={first} />
    </PageContainer>
  )
}

export default TurboPage
