import type { ReactNode } from 'react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'
import { CopiedLine } from './copied-line.tsx'
import { RotateForm } from './rotate-form.tsx'

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <div className="border-t border-line pt-4 first:border-t-0 first:pt-0">
    <h3 className="mb-2 font-bold">{heading}</h3>
    {children}
  </div>
)

const Retiring = ({ retiring }: Pick<Seeds, 'retiring'>) => {
  const text = useText<typeof texts>()
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{text('fairness.seeds.retiring-text')}</p>
      <div className="flex flex-col gap-4">
        {retiring.map((pair) => (
          <dl key={pair.id} className="flex flex-col gap-3">
            <CopiedLine label={text('fairness.seeds.server-hash')} value={pair.server_seed_hash} />
            <CopiedLine label={text('fairness.seeds.client')} value={pair.client_seed} />
          </dl>
        ))}
      </div>
    </>
  )
}

const Retired = ({ retired }: Pick<Seeds, 'retired'>) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  if (retired.length === 0) return <p className="text-sm text-ink-soft">{text('fairness.seeds.retired-none')}</p>
  return (
    <div className="flex flex-col gap-2">
      {retired.map((pair) => (
        <Disclosure
          key={pair.id}
          className="bg-surface-2"
          summary={
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <span className="truncate font-mono text-sm">{pair.client_seed}</span>
              <span className="text-sm font-normal text-ink-soft">{text('fairness.seeds.rounds', { count: pair.rounds })}</span>
            </span>
          }
        >
          <p className="mb-3 text-sm">{text('fairness.seeds.revealed', { at: dateTime(pair.revealed_at) })}</p>
          <dl className="flex flex-col gap-3 text-ink">
            <CopiedLine label={text('fairness.seeds.server')} value={pair.server_seed} />
            <CopiedLine label={text('fairness.seeds.server-hash')} value={pair.server_seed_hash} />
            <CopiedLine label={text('fairness.seeds.client')} value={pair.client_seed} />
          </dl>
        </Disclosure>
      ))}
    </div>
  )
}

const Guest = () => {
  const text = useText<typeof texts>()
  return (
    <Notice
      action={
        <Button size="sm" variant="secondary" onClick={() => openModal('Login', { from: 'fairness' })}>
          {text('fairness.seeds.log-in')}
        </Button>
      }
    >
      {text('fairness.seeds.guest')}
    </Notice>
  )
}

interface SeedsPanelProps {
  /** Null for a guest. */
  readonly seeds: Seeds | null
  readonly onChange: (seeds: Seeds) => void
}

/** The player's seeds: what is committed to, how to move on, and what has been revealed (reliability 9). */
export const SeedsPanel = ({ seeds, onChange }: SeedsPanelProps) => {
  const text = useText<typeof texts>()
  return (
    <section id="seeds">
      <h2 className="mb-3 text-xl font-extrabold">{text('fairness.seeds.heading')}</h2>
      {seeds === null ? (
        <Guest />
      ) : (
        <Card>
          <div className="flex flex-col gap-5">
            <Part heading={text('fairness.seeds.now')}>
              <dl className="flex flex-col gap-3">
                <CopiedLine label={text('fairness.seeds.server-hash')} value={seeds.server_seed_hash} />
                <CopiedLine label={text('fairness.seeds.client')} value={seeds.client_seed} />
                <div>
                  <dt className="text-xs font-semibold text-ink-soft">{text('fairness.seeds.nonce')}</dt>
                  <dd className="amount mt-0.5 text-sm">{seeds.nonce}</dd>
                </div>
              </dl>
            </Part>
            <Part heading={text('fairness.seeds.next')}>
              <dl>
                <CopiedLine label={text('fairness.seeds.next-hash')} value={seeds.next_server_seed_hash} />
              </dl>
              <RotateForm seeds={seeds} onChange={onChange} />
            </Part>
            {seeds.retiring.length > 0 && (
              <Part heading={text('fairness.seeds.retiring')}>
                <Retiring retiring={seeds.retiring} />
              </Part>
            )}
            <Part heading={text('fairness.seeds.retired')}>
              <Retired retired={seeds.retired} />
            </Part>
          </div>
        </Card>
      )}
    </section>
  )
}
