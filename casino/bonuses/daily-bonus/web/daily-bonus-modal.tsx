import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import { patchMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DailyBonus, getDailyBonus, takeDailyBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { dailyKey } from './daily-key.ts'
import { DailySteps } from './daily-steps.tsx'

/** The steps, and today's to take. What is missed is not lost, and nothing is counted down. */
export const Steps = ({ daily }: { readonly daily: DailyBonus }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof takeDailyBonus>('POST /rest/bonuses/daily/take/')
  const { day, available, prizes, currency, exponent, nextAt } = daily
  const amount = formatAmount(prizes[day - 1]?.amount ?? 0, { currency, exponent, locale, trim: true })
  const take = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    const { prize } = answer.data
    if (prize.status === 'applied') patchMain(() => ({ activeBonusId: prize.id }))
    notify({ tone: 'positive', title: text('daily-bonus.taken'), text: prize.title, link: '/bonuses/' })
    await queries().invalidateQueries({ queryKey: dailyKey })
    if (currentPath().startsWith('/bonuses')) await reloadPage()
  }
  return (
    <>
      <p className="text-pretty text-ink-soft">{text('daily-bonus.text')}</p>
      <DailySteps daily={daily} />
      <RefusedNotice>{refused}</RefusedNotice>
      {available ? (
        <Button size="lg" wide loading={is_sending} onClick={() => void take()}>
          {text('daily-bonus.take', { amount })}
        </Button>
      ) : (
        <p className="text-sm font-semibold">{text('daily-bonus.next', { moment: dateTime(nextAt) })}</p>
      )}
      <p className="text-xs text-ink-soft">{text('daily-bonus.terms')}</p>
    </>
  )
}

/** MD-045: the daily bonus; where the house has none now, it says so. */
const DailyBonusModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { data, error } = useQuery(
    {
      queryKey: dailyKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getDailyBonus>('GET /rest/bonuses/daily/', { signal })),
      staleTime: 0,
      retry: false,
    },
    queries(),
  )
  return (
    <Dialog {...frame} size="sm" title={text('daily-bonus.title')}>
      <div className="flex flex-col gap-4">
        {data ? (
          <Steps daily={data} />
        ) : error ? (
          <>
            <p className="text-pretty">{error.message}</p>
            <Button size="lg" wide variant="secondary" onClick={close}>
              {text('daily-bonus.close')}
            </Button>
          </>
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </Dialog>
  )
}

export default DailyBonusModal
