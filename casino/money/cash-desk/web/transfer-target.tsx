import { Copy } from 'lucide-react'
import { copyText } from '#kernel/web/notices/copy-text.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Progress } from '#ui/progress.tsx'
import { QrPicture } from '#ui/qr-picture.tsx'
import type { PaymentStatus } from '../contract.ts'
import type { texts } from '../texts.ts'

type LineProps = {
  readonly name: string
  readonly value: string
  readonly hint?: string
  readonly is_copied?: boolean
  readonly is_in_fours?: boolean
}

/** A value that somebody has to give their bank or wallet: whole, and copied with a press; in fours as banks print it, where it is asked so. */
const Line = ({ name, value, hint, is_copied = false, is_in_fours = false }: LineProps) => {
  const text = useText<typeof texts>()
  const words = { copied: text('cash-desk.transfer.copied'), not_copied: text('cash-desk.transfer.not-copied') }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2 first:border-t-0">
      <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
      <dd
        className={is_copied ? 'col-start-1 mt-0.5 font-mono text-sm wrap-anywhere select-all' : 'col-start-1 mt-0.5 text-sm font-semibold'}
      >
        {is_in_fours ? value.replaceAll(/(.{4})(?=.)/g, '$1 ') : value}
      </dd>
      {hint && <dd className="col-start-1 text-xs text-ink-soft">{hint}</dd>}
      {is_copied && (
        <dd className="col-start-2 row-span-3 row-start-1">
          <IconButton
            label={text('cash-desk.transfer.copy', { name })}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(value, words)}
          />
        </dd>
      )}
    </div>
  )
}

/** How far the chain has confirmed a transfer; it moves with each block. */
export const Confirmations = ({ payment }: { readonly payment: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const { payTo, confirmations } = payment
  if (payTo?.kind !== 'chain' || payment.status === 'completed') return null
  const needed = payTo.confirmations
  const is_seen = confirmations !== null
  const words = text(is_seen ? 'cash-desk.transfer.confirmed' : 'cash-desk.transfer.unseen', { count: confirmations ?? 0, needed })
  return (
    <div className="mt-4 w-full text-left">
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-ink-soft">{text('cash-desk.transfer.confirmations')}</span>
        <span className="amount font-semibold">{words}</span>
      </p>
      <Progress
        label={text('cash-desk.transfer.confirmations')}
        value={confirmations ?? 0}
        max={needed}
        value_text={words}
        tone="positive"
      />
    </div>
  )
}

/** Where the payer of a transfer sends it. */
export const TransferTarget = ({ payment }: { readonly payment: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const { payTo, isTest } = payment
  if (!payTo) return null
  return (
    <section className="mt-6 rounded-md bg-surface-2 px-4 py-3" aria-labelledby="pay-to">
      <h2 id="pay-to" className="text-sm font-bold">
        {text('cash-desk.transfer.where')}
      </h2>
      {payTo.kind === 'chain' ? (
        <>
          <dl className="mt-1">
            <Line name={text('cash-desk.transfer.address')} value={payTo.address} is_copied />
            <Line name={text('cash-desk.transfer.network')} value={payTo.network} />
          </dl>
          {payment.status === 'created' && (
            <div className="mt-2">
              <QrPicture value={payTo.address} label={text('cash-desk.transfer.picture')} />
            </div>
          )}
        </>
      ) : (
        <dl className="mt-1">
          <Line name={text('cash-desk.transfer.iban')} value={payTo.iban} is_in_fours is_copied />
          <Line name={text('cash-desk.transfer.payee')} value={payTo.payee} />
          <Line
            name={text('cash-desk.transfer.reference')}
            value={payTo.reference}
            hint={text('cash-desk.transfer.reference-hint')}
            is_copied
          />
        </dl>
      )}
      {isTest && (
        <p className="mt-2 text-xs text-ink-soft">
          {text(payTo.kind === 'bank' ? 'cash-desk.transfer.test-account' : 'cash-desk.transfer.test')}
        </p>
      )}
    </section>
  )
}
