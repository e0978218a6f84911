import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../texts.ts'

const restrictions = ['self-excluded', 'cooling-off', 'youngster', 'undesirable', 'unverified'] as const
type Restriction = (typeof restrictions)[number]

/** What closes the desk for this player, as the start-up data say; the server refuses in any case. */
export const closedFor = (playRestriction: unknown): Restriction | null => restrictions.find((known) => known === playRestriction) ?? null

/** RP-008: no form that could only end in a refusal, but why there is none and what to do. */
export const RestrictedDesk = ({ restriction }: { readonly restriction: Restriction }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { ludomanTill } = useMain()
  const till = typeof ludomanTill === 'string' ? dateTime(ludomanTill) : ''
  const helps_document = restriction === 'youngster' || restriction === 'unverified'
  return (
    <EmptyState
      className="py-4"
      picture={<Illustration name={restriction === 'self-excluded' || restriction === 'cooling-off' ? 'take-a-break' : 'locked'} />}
      heading={text('cash-desk.closed')}
      action={
        helps_document ? (
          <Button onClick={() => openModal('VerificationConfirm')}>{text('cash-desk.show-document')}</Button>
        ) : (
          <LeavingLink to="/responsible-play/" className={buttonClass({ variant: 'secondary' })}>
            {text('cash-desk.responsible-link')}
          </LeavingLink>
        )
      }
    >
      <WithSupport>{text(`cash-desk.restricted.${restriction}`, { till })}</WithSupport>
    </EmptyState>
  )
}
