import { Phone } from 'lucide-react'
import { useEffect } from 'react'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { HouseRestrictionKind } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ShowDocument, useHouseRestriction } from './house-restriction.tsx'

/** A far-future date means "for good" and is not shown. */
const isDate = (till: unknown): till is string => typeof till === 'string' && !till.startsWith('9999')

interface ClosedProps {
  readonly close: () => void
  readonly more: () => void
}

/** RP-008: the operator's restrictions have their own text; a gambling helpline would be inappropriate there. */
const ByHouse = ({ status, close, more }: ClosedProps & { readonly status: HouseRestrictionKind }) => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text(`play-safe.restricted.${status}`)}>
      <p className="text-ink-soft">
        <WithSupport>{text(`play-safe.restricted.${status}-text`)}</WithSupport>
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <ShowDocument status={status} before={close} />
        <Button wide variant={status === 'undesirable' ? 'primary' : 'secondary'} onClick={close}>
          {text('play-safe.ludoman.close')}
        </Button>
        <Button wide variant="ghost" onClick={more}>
          {text('play-safe.ludoman.more')}
        </Button>
      </div>
    </Dialog>
  )
}

const ByPlayer = ({ till, close, more }: ClosedProps & { readonly till: unknown }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('play-safe.ludoman.heading')}>
      <p className="font-semibold">
        <WithSupport>
          {isDate(till) ? text('play-safe.ludoman.till', { till: dateTime(till) }) : text('play-safe.ludoman.no-till')}
        </WithSupport>
      </p>
      <p className="mt-2 text-ink-soft">{text('play-safe.restricted.text')}</p>
      <p className="mt-2 text-ink-soft">{text('play-safe.ludoman.help')}</p>
      <div className="mt-6 flex flex-col gap-2">
        <Button wide onClick={close}>
          {text('play-safe.ludoman.close')}
        </Button>
        <a href="tel:0800336105" className={buttonClass({ variant: 'secondary', wide: true })}>
          <Phone className="size-5" aria-hidden="true" />
          {text('play-safe.ludoman.call')}
        </a>
        <Button wide variant="ghost" onClick={more}>
          {text('play-safe.ludoman.more')}
        </Button>
      </div>
    </Dialog>
  )
}

/** MD-017, RP-004: play is closed, until when, what remains available, and where to get help. */
const LudomanModal = ({ params, close }: ModalProps) => {
  const by_house = useHouseRestriction()
  const { till } = params
  const is_undated = !isDate(till)
  useEffect(() => {
    // A refusal without a date comes from an operator's restriction, of which the page may not know yet.
    if (is_undated) void reloadMain(['restrictions'])
  }, [is_undated])
  const more = (): void => {
    close()
    void goTo('/responsible-play/')
  }
  return by_house ? <ByHouse status={by_house} close={close} more={more} /> : <ByPlayer till={till} close={close} more={more} />
}

export default LudomanModal
