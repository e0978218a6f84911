import type { claimStep } from '#casino/campaigns/missions/contract.ts'
import { StepLine } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { JackpotMarathon as Marathon } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useMarathon } from './use-marathon.ts'

const Pot = ({ marathon }: { readonly marathon: Marathon }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { currency, exponent, currentSum, finishers } = marathon
  return (
    <section
      data-theme="dark"
      className="flex flex-col items-center gap-1 rounded-xl bg-surface-1 bg-glow p-5 text-center text-ink inset-ring inset-ring-line"
    >
      <ArtIcon name="trophy" size={64} />
      <p className="text-sm text-ink-soft">{text('jackpot-marathon.pot')}</p>
      <p className="amount text-4xl font-extrabold text-accent-ink">
        {formatAmount(currentSum, { currency, exponent, locale, trim: true })}
      </p>
      <p className="max-w-100 text-sm text-ink-soft">{text('jackpot-marathon.pot.text')}</p>
      <p className="text-sm font-semibold">{text('jackpot-marathon.finishers', { count: finishers })}</p>
    </section>
  )
}

const Days = ({ marathon, onChange }: { readonly marathon: Marathon; readonly onChange: () => void }) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof claimStep>('POST /rest/tracks/{id}/claim/', { refusal: 'notice' })
  const { id, currency, exponent, steps } = marathon
  const claim = async (step: string): Promise<void> => {
    if (await send({ params: { id }, body: { step } })) onChange()
  }
  return (
    <ol className="flex flex-col" aria-label={text('jackpot-marathon.days')}>
      {steps.map((step) => (
        <StepLine
          key={step.name}
          step={step}
          currency={currency}
          exponent={exponent}
          is_busy={is_sending}
          onClaim={() => void claim(step.name)}
        />
      ))}
    </ol>
  )
}

/** OP-025, SA-048: the marathon over whatever page stands: its pot, its days, and what the player did of them. */
const JackpotMarathonModal = () => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { data: marathon, isPending, refetch } = useMarathon()
  return (
    <Dialog {...frame} size="md" title={marathon?.title ?? text('jackpot-marathon.heading')}>
      {!marathon && (
        <p className="py-6 text-center text-ink-soft">{text(isPending ? 'jackpot-marathon.loading' : 'jackpot-marathon.none')}</p>
      )}
      {marathon && (
        <div className="flex flex-col gap-4">
          <Pot marathon={marathon} />
          <Days marathon={marathon} onChange={() => void refetch()} />
          <p className="text-sm text-ink-soft">{text('jackpot-marathon.rules')}</p>
          {isGuest && (
            <div className="flex flex-col items-start gap-2">
              <p className="text-sm">{text('jackpot-marathon.guest')}</p>
              <Button onClick={() => openModal('Register', { source: 'jackpot-marathon' })}>{text('jackpot-marathon.register')}</Button>
            </div>
          )}
          {!isGuest && !is_closed && (
            <LeavingLink to="/games/" className={buttonClass({ wide: true })}>
              {text('jackpot-marathon.to-games')}
            </LeavingLink>
          )}
        </div>
      )}
    </Dialog>
  )
}

export default JackpotMarathonModal
