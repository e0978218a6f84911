import { useQuery } from '@tanstack/react-query'
import { OfferTerms } from '#casino/bonuses/bonuses/web/api.ts'
import type { BonusView } from '#casino/bonuses/bonuses/contract.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
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
import type { applyInsurance, getInsurance } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { insuranceKey } from './insurance-key.ts'

interface InsuredDayProps {
  readonly bonus: BonusView
  readonly percent: number
  readonly close: () => void
}

/** What waits, on which terms. It calls nobody to play, and leads to the limits as well. */
export const InsuredDay = ({ bonus, percent, close }: InsuredDayProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_sending, refused, send } = useCommand<typeof applyInsurance>('POST /rest/bonuses/insurance/apply/')
  const { amount, currency, exponent } = bonus
  const take = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    const { data } = answer
    patchMain(({ activeBonusId }) => ({
      showInsuranceBonusPopup: false,
      activeBonusId: data.status === 'applied' ? data.id : activeBonusId,
    }))
    notify({ tone: 'positive', title: text('insurance.taken'), link: '/bonuses/' })
    close()
    if (currentPath().startsWith('/bonuses')) await reloadPage()
  }
  const toLimits = async (): Promise<void> => {
    close()
    await goTo('/responsible-play/')
  }
  return (
    <>
      <p className="text-pretty">
        {text('insurance.text', { percent, amount: formatAmount(amount ?? 0, { currency, exponent, locale, trim: true }) })}
      </p>
      <RefusedNotice>{refused}</RefusedNotice>
      <OfferTerms offer={bonus} />
      <div className="flex flex-col gap-2">
        <Button size="lg" wide variant="secondary" loading={is_sending} onClick={() => void take()}>
          {text('insurance.take')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={close}>
          {text('insurance.leave')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void toLimits()}>
          {text('insurance.limits')}
        </Button>
      </div>
    </>
  )
}

/** BO-005: the bonus of an insured day, when its status is completed. */
const InsuranceBonusPopup = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { data, isPending, error } = useQuery(
    {
      queryKey: insuranceKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getInsurance>('GET /rest/bonuses/insurance/', { signal })),
      staleTime: 0,
      retry: false,
    },
    queries(),
  )
  return (
    <Dialog {...frame} size="sm" title={text('insurance.title')}>
      <div className="flex flex-col gap-4">
        {isPending ? (
          <Skeleton className="h-56" />
        ) : data?.bonus ? (
          <InsuredDay bonus={data.bonus} percent={data.percent} close={close} />
        ) : (
          <>
            <p className="text-pretty">{error?.message ?? text('insurance.none')}</p>
            <Button size="lg" wide variant="secondary" onClick={close}>
              {text('insurance.close')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

export default InsuranceBonusPopup
