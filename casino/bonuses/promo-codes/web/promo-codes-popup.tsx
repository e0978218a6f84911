import { useState } from 'react'
import { CodeForm, OfferTerms } from '#casino/bonuses/bonuses/web/api.ts'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath, goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { applyCode, validateCode } from '../contract.ts'
import type { texts } from '../texts.ts'

interface Checked {
  readonly code: string
  readonly offer: BonusOffer
}

const AskForCode = ({ given, onChecked }: { readonly given: string; readonly onChecked: (checked: Checked) => void }) => {
  const text = useText<typeof texts>()
  const form = useForm<{ code: string }, { readonly success: true; readonly data: BonusOffer }>({
    fields: { defaultValues: { code: given } },
    call: ({ code }) => api.call<typeof validateCode>('GET /rest/promo-codes/validate/{code}/', { params: { code } }),
    onDone: ({ data }, { code }) => onChecked({ code, offer: data }),
    only_field: 'code',
  })
  return (
    <CodeForm
      of={form}
      words={{
        intro: text('promo-codes.text'),
        label: text('promo-codes.label'),
        missing: text('promo-codes.missing'),
        action: text('promo-codes.check'),
      }}
    />
  )
}

/** The bonus of a code with all of its terms, before it is asked for. */
const CodeOffer = ({ code, offer, back, close }: Checked & { readonly back: () => void; readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { is_sending, refused, send } = useCommand<typeof applyCode>('GET /rest/promo-codes/apply/{code}/')
  const apply = async (): Promise<void> => {
    const answer = await send({ params: { code } })
    if (!answer?.success) return
    notify({ tone: 'positive', title: text('promo-codes.done'), text: answer.data.title })
    close()
    await (currentPath().startsWith('/bonuses') ? reloadPage() : goTo('/bonuses/'))
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg font-extrabold">{offer.title}</p>
      <RefusedNotice>{refused}</RefusedNotice>
      <OfferTerms offer={offer} />
      <div className="flex flex-col gap-2">
        <Button size="lg" wide loading={is_sending} onClick={() => void apply()}>
          {text('promo-codes.apply')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={back}>
          {text('promo-codes.other')}
        </Button>
      </div>
    </div>
  )
}

/** MD-043: a code is looked at first, and then its bonus is asked for. */
const PromoCodesPopup = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const [checked, setChecked] = useState<Checked>()
  const given = typeof params['code'] === 'string' ? params['code'] : ''
  return (
    <Dialog {...frame} size="sm" title={text('promo-codes.heading')}>
      {checked ? (
        <CodeOffer {...checked} back={() => setChecked(undefined)} close={close} />
      ) : (
        <AskForCode given={given} onChecked={setChecked} />
      )}
    </Dialog>
  )
}

export default PromoCodesPopup
