import { useEffect, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'

/** The ledger call's response, in minor units. The ledger is in a later area, so its contract cannot be imported. */
export interface ShownResult {
  readonly staked: number
  readonly won: number
  readonly net: number
  readonly currency: string
  readonly exponent: number
}

/** Total staked and won since a moment; undefined while loading, null if it failed. */
export const useNetResult = (since: string | null): ShownResult | null | undefined => {
  const [known, setKnown] = useState<{ readonly since: string; readonly result: ShownResult | null }>()
  useEffect(() => {
    if (since === null) return
    let is_gone = false
    const load = async (): Promise<void> => {
      const answer = await api.send('GET', `/rest/player/net-result/?since=${encodeURIComponent(since)}`)
      if (!is_gone) setKnown({ since, result: answer.success ? (answer as unknown as { data: ShownResult }).data : null })
    }
    void load()
    return () => {
      is_gone = true
    }
  }, [since])
  return known && known.since === since ? known.result : undefined
}

const rows = ['staked', 'won', 'net'] as const

/** The amounts side by side where there is room, in neutral style: neither losses nor wins are emphasised. */
export const NetResult = ({ result }: { readonly result: ShownResult | null | undefined }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  if (result === null) return <p className="text-sm text-ink-soft">{text('play-safe.result.failed')}</p>
  return (
    <div className="@container">
      <dl className="grid gap-2 @md:grid-cols-3">
        {rows.map((row) => (
          <div key={row} className="flex items-baseline justify-between gap-x-3 rounded-md bg-surface-2 p-3 @md:block">
            <dt className="text-xs text-ink-soft">{text(`play-safe.result.${row}`)}</dt>
            <dd className="text-sm font-bold @md:mt-0.5 @md:text-base">
              {result ? (
                <Amount
                  amount_minor={result[row]}
                  currency={result.currency}
                  exponent={result.exponent}
                  locale={locale}
                  sign={row === 'net' ? 'always' : 'auto'}
                />
              ) : (
                <Skeleton className="h-5 w-16" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
