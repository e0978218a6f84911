import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { closing_ms } from '#kernel/web/modals/modals.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { DeskForm } from './desk-form.tsx'
import { loadDesk } from './load-desk.ts'

/** The desk to come, in its own shape. */
const Loading = () => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-5" aria-busy="true" aria-label={text('cash-desk.loading')} role="status">
      <Skeleton className="h-10 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-20 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  )
}

/** OP-002: once the desk is closed, its hash goes too, and with it the quiet that it asked for. */
const stripHash = (): void => {
  const { pathname, search, hash } = window.location
  if (hash.includes('cash')) window.history.replaceState(window.history.state, '', `${pathname}${search}`)
}

const CashDeskModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const bonus_id = Number(params['bonus_id'] ?? 0) || 0
  const location = typeof params['location'] === 'string' ? params['location'] : 'modal'
  const currency_id = Number(params['currency_id'] ?? 0) || undefined
  // An amount that was chosen on the way here stands in the form.
  const chosen = Number.isSafeInteger(params['amount']) ? { defaultAmount: params['amount'] as number } : {}
  const { data, error, refetch } = useQuery(
    // A desk is opened anew each time: what was chosen last may have changed.
    {
      queryKey: ['cash-desk', bonus_id, location, currency_id],
      queryFn: () => loadDesk({ bonus_id, location, currency_id }),
      gcTime: 0,
      retry: false,
    },
    queries(),
  )
  useEffect(() => () => void setTimeout(stripHash, closing_ms), [])
  return (
    <Dialog {...frame} size="sm" title={text('cash-desk.heading')}>
      {data ? (
        <DeskForm
          key={data.desk.currency.iso}
          desk={{ ...data.desk, ...chosen }}
          redirectUrl={data.redirectUrl}
          placement="modal"
          leave={close}
        />
      ) : error ? (
        <ErrorState heading={text('cash-desk.closed')} action={<Button onClick={() => void refetch()}>{text('cash-desk.again')}</Button>}>
          {error.message}
        </ErrorState>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

export default CashDeskModal
