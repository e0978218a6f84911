import { closeModalsAbove } from '#kernel/web/modals/modals.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { RealityCheckMessage } from '../contract.ts'
import type { texts } from '../texts.ts'
import { NetResult, useNetResult, type ShownResult } from './net-result.tsx'
import { knownSession } from './play-session.ts'
import { useDuration } from './use-duration.ts'

type Told = Partial<RealityCheckMessage['data']>

const resultOf = ({ bets, wins, currency, exponent }: Told): ShownResult | null =>
  bets === undefined || wins === undefined || currency === undefined || exponent === undefined
    ? null
    : { staked: bets, won: wins, net: wins - bets, currency, exponent }

/** MD-062, RP-007: duration, result, and whether to continue. It must be answered; both answers take one click. */
const RealityCheckModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const duration = useDuration()
  const told = params as Told
  const told_result = resultOf(told)
  // Opened by an address, the window may be shown before the visit's data have loaded.
  const session = knownSession.use()?.session
  const asked = useNetResult(told_result ? null : (session?.startedAt ?? null))
  const played_s = told.sessionMinutes === undefined ? (session?.playedSeconds ?? 0) : told.sessionMinutes * 60
  const takeBreak = (): void => {
    closeModalsAbove(0)
    void goTo('/responsible-play/#break')
  }
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      dismissible={false}
      title={text('play-safe.reality.heading', { time: duration(played_s) })}
      description={text('play-safe.reality.text')}
    >
      <NetResult result={told_result ?? asked} />
      <p className="mt-3 text-sm text-ink-soft">{text('play-safe.result.own-money')}</p>
      <div className="mt-6 grid gap-2 sm:grid-cols-2">
        <Button wide variant="secondary" onClick={takeBreak}>
          {text('play-safe.reality.break')}
        </Button>
        <Button wide variant="secondary" onClick={close}>
          {text('play-safe.reality.continue')}
        </Button>
      </div>
    </Dialog>
  )
}

export default RealityCheckModal
