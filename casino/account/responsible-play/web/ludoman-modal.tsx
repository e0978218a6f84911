import { Phone } from 'lucide-react'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** A date that means "for good" is none to read. */
const isDate = (till: unknown): till is string => typeof till === 'string' && !till.startsWith('9999')

/** MD-017, RP-004: play is closed, until when, what stays open, and where somebody listens. */
const LudomanModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { till } = params
  const open = (): void => {
    close()
    void goTo('/responsible-play/')
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('play-safe.ludoman.heading')}>
      <p className="font-semibold">
        {isDate(till) ? text('play-safe.ludoman.till', { till: dateTime(till) }) : text('play-safe.ludoman.no-till')}
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
        <Button wide variant="ghost" onClick={open}>
          {text('play-safe.ludoman.more')}
        </Button>
      </div>
    </Dialog>
  )
}

export default LudomanModal
