import { useEffect, useRef, useState } from 'react'
import { useLogOut } from '#casino/sign-in/sessions/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { writeCookie } from '#kernel/web/cookies.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { funnelShowedEndpoint } from '../contract.ts'
import type { Kind } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ContactDone } from './contact-done.tsx'
import { ContactStep } from './contact-step.tsx'
import { armFunnel, popupNow } from './follow-funnel.ts'
import { closedCookie, firstWanted, funnelOf } from './funnel.ts'
import { useConfirmStep } from './use-confirm-step.ts'

const useWords = () => useText<typeof texts>()

/** Ways to leave a window that cannot be closed: log out, or get help with gambling. */
const WaysOut = ({ close }: { readonly close: () => void }) => {
  const text = useWords()
  const { leaving, leave } = useLogOut()
  const toHelp = (): void => {
    close()
    void goTo('/responsible-play/')
  }
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2 border-t border-line pt-4">
      <Button variant="ghost" size="sm" onClick={toHelp}>
        {text('verification.funnel.responsible-play')}
      </Button>
      <Button variant="ghost" size="sm" loading={leaving} onClick={() => void leave()}>
        {text('verification.funnel.log-out')}
      </Button>
    </div>
  )
}

/** A mistyped contact must not lock the player out: the other one may be confirmed instead. */
const OtherContact = ({ wanted, onChange }: { readonly wanted: Kind; readonly onChange: (kind: Kind) => void }) => {
  const text = useWords()
  const { email } = useMain()
  const other = wanted === 'email' ? 'phone' : 'email'
  if (other === 'email' && typeof email !== 'string') return null
  return (
    <Button variant="ghost" size="sm" wide className="mt-2" onClick={() => onChange(other)}>
      {text(`verification.funnel.by-${other}`)}
    </Button>
  )
}

/** MD-059, AU-018 … AU-022: asks for a confirmed contact, as insistently as the funnel of this player's registration requires. */
const FunnelConfirmPopup = ({ close }: ModalProps) => {
  const text = useWords()
  const main = useMain()
  const frame = useModalFrame()
  const [wanted, setWanted] = useState<Kind>(() => firstWanted(main))
  const { step, contact } = useConfirmStep(wanted)
  const type = funnelOf(main)?.funnelType
  const is_closed = type === 'closed_funnel' && step !== 'done'
  const is_done = useRef(false)
  is_done.current = step === 'done'

  useEffect(() => {
    // While it waited in the queue the contact may have been confirmed, or the player may have opened a page without popups.
    if (popupNow() !== 'now') close()
    // However it was closed, a closed funnel asks again for an unconfirmed contact.
    return () => {
      if (popupNow() !== 'never' && !is_done.current) armFunnel()
    }
    // Once per opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const onClose = (): void => {
    if (type === 'conditionally_closed_funnel' && step !== 'done') {
      writeCookie(closedCookie, '1')
      void api.call<typeof funnelShowedEndpoint>('POST /rest/player/rf-popup-showed/', { body: undefined })
    }
    close()
  }
  return (
    <Dialog
      {...frame}
      onClose={onClose}
      dismissible={!is_closed}
      size="sm"
      title={text(step === 'done' ? 'verification.confirm.heading.done' : 'verification.funnel.heading')}
      description={step === 'done' ? undefined : text('verification.funnel.why')}
    >
      {step === 'done' ? (
        <ContactDone close={close} />
      ) : (
        <>
          <ContactStep key={step} kind={step} contact={contact} has_intro={false} />
          {step === wanted && <OtherContact wanted={wanted} onChange={setWanted} />}
          {is_closed && <WaysOut close={close} />}
        </>
      )}
    </Dialog>
  )
}

export default FunnelConfirmPopup
