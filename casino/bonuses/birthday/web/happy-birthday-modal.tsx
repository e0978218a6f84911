import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OfferTerms } from '#casino/bonuses/bonuses/web/api.ts'
import type { getBonusInfo } from '#casino/bonuses/bonuses/contract.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { patchMain, useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { applyBirthday, cancelBirthday } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

type Offer = NonNullable<ReturnType<typeof useMain>['birthdayBonus']>

/** The terms that the bonus is given under, as on its card. */
const Terms = ({ id }: { readonly id: number }) => {
  const { data } = useQuery(
    {
      queryKey: ['bonuses', 'info', id],
      queryFn: ({ signal }) => dataOf(api.call<typeof getBonusInfo>('GET /rest/bonuses/{id}/info/', { params: { id }, signal })),
    },
    queries(),
  )
  if (!data) return <Skeleton className="h-44" />
  return <OfferTerms offer={data} />
}

const Gift = ({ offer, close }: { readonly offer: Offer; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const taking = useCommand<typeof applyBirthday>('POST /rest/birthday-bonus/apply/')
  const leaving = useCommand<typeof cancelBirthday>('POST /rest/birthday-bonus/cancel/')
  const refused = taking.refused ?? leaving.refused
  const { id, amount, currency, exponent, till } = offer
  const take = async (): Promise<void> => {
    leaving.forgive()
    const answer = await taking.send({})
    if (!answer?.success) return
    const { data } = answer
    patchMain(({ activeBonusId }) => ({ birthdayBonus: null, activeBonusId: data.status === 'applied' ? data.id : activeBonusId }))
    notify({ tone: 'positive', title: text('birthday.taken'), text: text('birthday.taken.text') })
    close()
    await (currentPath().startsWith('/bonuses') ? reloadPage() : goTo('/bonuses/'))
  }
  const giveUp = async (): Promise<void> => {
    taking.forgive()
    const answer = await leaving.send({})
    if (!answer?.success) return
    patchMain(() => ({ birthdayBonus: null }))
    notify({ title: text('birthday.cancelled') })
    close()
    if (currentPath().startsWith('/bonuses')) await reloadPage()
  }
  return (
    <>
      <p className="text-pretty">{text('birthday.text', { amount: formatAmount(amount, { currency, exponent, locale, trim: true }) })}</p>
      <RefusedNotice>{refused}</RefusedNotice>
      <Terms id={id} />
      <p className="text-sm text-ink-soft">{text('birthday.till', { moment: dateTime(till) })}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide loading={taking.is_sending} disabled={leaving.is_sending} onClick={() => void take()}>
          {text('birthday.take')}
        </Button>
        <Button size="lg" wide variant="ghost" loading={leaving.is_sending} disabled={taking.is_sending} onClick={() => void giveUp()}>
          {text('birthday.cancel')}
        </Button>
      </div>
    </>
  )
}

const NoGift = ({ close }: { readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const toProfile = async (): Promise<void> => {
    close()
    await goTo('/profile/')
  }
  return (
    <>
      <p className="text-pretty">{text('birthday.none.text')}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={() => void toProfile()}>
          {text('birthday.none.profile')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={close}>
          {text('birthday.close')}
        </Button>
      </div>
    </>
  )
}

/** MD-050: the birthday bonus, or when it comes where none waits now. */
const HappyBirthdayModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { birthdayBonus } = useMain()
  // What was offered as it opened stays in sight until it is closed, whatever its player decided.
  const [offer] = useState(birthdayBonus)
  return (
    <Dialog {...frame} size="sm" title={text(offer ? 'birthday.title' : 'birthday.none.title')}>
      <div className="flex flex-col gap-4">
        <span className="grid h-32 place-items-center rounded-xl bg-accent-soft">
          <ArtIcon name={offer ? 'party' : 'gift'} size={88} />
        </span>
        {offer ? <Gift offer={offer} close={close} /> : <NoGift close={close} />}
      </div>
    </Dialog>
  )
}

export default HappyBirthdayModal
