import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { texts } from '../texts.ts'

/** GA-003, WA-033: the house takes no deposits now. What a deposit button and a money game lead to then; a guest has no money here yet. */
export const ClosedDesk = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  return (
    <EmptyState
      className="py-4"
      picture={<Illustration name="deposit" />}
      heading={text('cash-desk.closed')}
      action={
        <LeavingLink to="/games/" className={buttonClass({ variant: 'secondary' })}>
          {text('cash-desk.payment.play')}
        </LeavingLink>
      }
    >
      {text(isGuest ? 'cash-desk.closed.guest' : 'deposits-closed')}
    </EmptyState>
  )
}
