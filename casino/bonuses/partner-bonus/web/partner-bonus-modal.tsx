import { useQuery } from '@tanstack/react-query'
import { OfferTerms } from '#casino/bonuses/bonuses/web/api.ts'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { usePending } from '#kernel/web/forms/use-pending.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { getPartnerBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { takePartner } from './take-partner-bonus.ts'

interface PartProps {
  readonly close: () => void
}

/** What the bonus is and asks for, before it is asked for. */
export const Offer = ({ offer, close }: PartProps & { readonly offer: BonusOffer }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const [sending, run] = usePending()
  const get = (): void =>
    isGuest
      ? switchModal('Register', { redirectUrl: '/?get-partner-bonus' })
      : run(async () => {
          if (await takePartner()) close()
        })
  return (
    <>
      {/* The window may be called as the bonus is. */}
      {offer.title !== text('partner-bonus.title') && <p className="text-lg font-extrabold">{offer.title}</p>}
      <p className="text-pretty text-ink-soft">{offer.text}</p>
      <OfferTerms offer={offer} />
      <Button size="lg" wide loading={sending} onClick={get}>
        {text(isGuest ? 'partner-bonus.register' : 'partner-bonus.get')}
      </Button>
    </>
  )
}

export const NoOffer = ({ close }: PartProps) => {
  const text = useText<typeof texts>()
  const leave = async (): Promise<void> => {
    close()
    await goTo('/bonuses/')
  }
  return (
    <>
      <p className="text-pretty">{text('partner-bonus.none')}</p>
      <Button size="lg" wide onClick={() => void leave()}>
        {text('partner-bonus.to-bonuses')}
      </Button>
    </>
  )
}

/** MD-013: what a partner's visitors are given, for guests too (RO-002). It opens by its address alone. */
const PartnerBonusModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { data, isPending } = useQuery(
    {
      queryKey: ['partner-bonus'],
      queryFn: ({ signal }) => dataOf(api.call<typeof getPartnerBonus>('GET /rest/bonuses/partner/', { signal })),
      staleTime: 0,
    },
    queries(),
  )
  return (
    <Dialog {...frame} size="sm" title={text('partner-bonus.title')}>
      <div className="flex flex-col gap-4">
        <span className="grid h-28 place-items-center rounded-xl bg-accent-soft">
          <ArtIcon name="gift" size={80} />
        </span>
        {isPending ? <Skeleton className="h-56" /> : data ? <Offer offer={data} close={close} /> : <NoOffer close={close} />}
      </div>
    </Dialog>
  )
}

export default PartnerBonusModal
