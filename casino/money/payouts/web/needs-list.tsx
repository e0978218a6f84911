import { Check, Clock, Circle } from 'lucide-react'
import { Link } from 'react-router'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { PayoutNeed } from '../contract.ts'
import type { texts } from '../texts.ts'

const icons = { missing: Circle, waiting: Clock, done: Check }
const tones = { missing: 'text-ink-soft', waiting: 'text-warning', done: 'text-positive' }

/** The way to do what is missing. */
const Remedy = ({ kind }: Pick<PayoutNeed, 'kind'>) => {
  const text = useText<typeof texts>()
  if (kind === 'contact')
    return (
      <Button size="sm" variant="secondary" onClick={() => openModal('RegistrationConfirm')}>
        {text('payouts.needs.do.contact')}
      </Button>
    )
  return (
    <Link to={kind === 'identity' ? '/profile/?tab=documents' : '/inn/'} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
      {text(`payouts.needs.do.${kind}`)}
    </Link>
  )
}

/** Everything that a payout needs, with a way to do what is missing: on a phone below what it is for. */
export const NeedsList = ({ needs }: { readonly needs: readonly PayoutNeed[] }) => {
  const text = useText<typeof texts>()
  return (
    <ul className="divide-y divide-line">
      {needs.map(({ kind, state }) => {
        const Icon = icons[state]
        return (
          <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <Icon className={`size-5 shrink-0 ${tones[state]}`} aria-hidden="true" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{text(`payouts.needs.${kind}`)}</span>
              <span className="block text-sm text-ink-soft">{text(`payouts.needs.${state}`)}</span>
            </span>
            {state === 'missing' && (
              <span className="max-sm:basis-full max-sm:ps-8">
                <Remedy kind={kind} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
