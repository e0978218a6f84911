import { useQuery } from '@tanstack/react-query'
import { OfferTerms } from '#casino/bonuses/bonuses/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { joinRiskBonus, RiskBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { askRisk } from './open-risk-bonus.ts'
import { riskKey } from './risk-key.ts'

interface CoverProps {
  readonly risk: RiskBonus
  readonly close: () => void
}

/** How it works, in the order in which it happens. */
const How = ({ risk }: Pick<CoverProps, 'risk'>) => {
  const text = useText<typeof texts>()
  const { percent, hours, countedAfter, depositDays } = risk
  const steps = [
    text('risk-bonus.how.1'),
    text('risk-bonus.how.2', { days: depositDays }),
    text('risk-bonus.how.3', { percent, hours, counted: countedAfter }),
  ]
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-extrabold text-accent-ink"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-1 text-sm text-pretty">{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** To take part is the player's own word; nothing is chosen for them, and no figure of what was lost so far is shown. */
const Join = ({ close }: Pick<CoverProps, 'close'>) => {
  const text = useText<typeof texts>()
  const { is_sending, refused, send } = useCommand<typeof joinRiskBonus>('POST /rest/bonuses/risk/join/')
  const join = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    queries().setQueryData(riskKey, answer.data)
    notify({ tone: 'positive', title: text('risk-bonus.card.joined') })
    if (currentPath().startsWith('/bonuses')) await reloadPage()
  }
  return (
    <>
      <RefusedNotice>{refused}</RefusedNotice>
      <Button size="lg" wide variant="secondary" loading={is_sending} onClick={() => void join()}>
        {text('risk-bonus.join')}
      </Button>
      <Button size="lg" wide variant="ghost" onClick={close}>
        {text('risk-bonus.leave')}
      </Button>
    </>
  )
}

/** What is covered, how and when it is counted, and on which terms what was lost comes back. It leads to the limits, and to no game. */
export const Cover = ({ risk, close }: CoverProps) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const { status, percent, hours, most, currency, exponent, depositBy, covered, countedAt, offer } = risk
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const toLimits = async (): Promise<void> => {
    close()
    await goTo('/responsible-play/')
  }
  return (
    <>
      {status === 'open' && <p className="text-pretty">{text('risk-bonus.card', { percent, hours, most: money(most) })}</p>}
      {depositBy !== null && <Notice tone="positive">{text('risk-bonus.joined', { moment: dateTime(depositBy) })}</Notice>}
      {countedAt !== null && (
        <Notice tone="positive">{text('risk-bonus.counting', { amount: money(covered ?? 0), moment: dateTime(countedAt) })}</Notice>
      )}
      <How risk={risk} />
      <p className="text-sm text-pretty text-ink-soft">{text('risk-bonus.honest')}</p>
      <OfferTerms offer={offer} />
      <div className="flex flex-col gap-2">
        {status === 'open' ? (
          <Join close={close} />
        ) : (
          <Button size="lg" wide variant="secondary" onClick={close}>
            {text('risk-bonus.close')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void toLimits()}>
          {text('risk-bonus.limits')}
        </Button>
      </div>
    </>
  )
}

/** MD-010: the cover of a first deposit, from what the card asked for; opened by its address, the window asks itself. */
const RiskBonusPopup = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { data, error } = useQuery(
    { queryKey: riskKey, queryFn: ({ signal }) => askRisk(signal), staleTime: 60_000, retry: false },
    queries(),
  )
  return (
    <Dialog {...frame} size="sm" title={text('risk-bonus.title')}>
      <div className="flex flex-col gap-4">
        {data ? (
          <Cover risk={data} close={close} />
        ) : error ? (
          <>
            <p className="text-pretty">{error.message}</p>
            <Button size="lg" wide variant="secondary" onClick={close}>
              {text('risk-bonus.close')}
            </Button>
          </>
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </Dialog>
  )
}

export default RiskBonusPopup
