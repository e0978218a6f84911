import type { ReactNode } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import type { texts as fairnessTexts } from '../../fairness-texts.ts'
import type { texts } from '../../history-texts.ts'
import { CopiedLine, CopyButton } from '../fairness/copied-line.tsx'
import type { ToldRound } from './use-round.ts'

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode }

/** Two wide ones fill a line, or three others. */
const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={wide ? 'col-span-3' : 'col-span-2'}>
    <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
    <dd className="mt-0.5 font-semibold">{children}</dd>
  </div>
)

/** What the verifier's field takes. The secret is null until it is revealed. */
const copiedRound = ({ id, slug, command, server_seed, server_seed_hash, client_seed, nonce, win_minor }: ToldRound): string =>
  JSON.stringify({ id, slug, command, server_seed, server_seed_hash, client_seed, nonce, win_minor })

/** The amounts of a round, and its seeds. */
export const RoundFacts = ({ round }: { readonly round: ToldRound }) => {
  const text = useText<typeof texts>()
  const fairness = useText<typeof fairnessTexts>()
  const { locale, exactTime } = useFormats()
  const { currency, exponent } = round
  const money = (amount_minor: number, sign: 'auto' | 'always' = 'auto') => (
    <Amount amount_minor={amount_minor} currency={currency} exponent={exponent} locale={locale} sign={sign} />
  )
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-6 gap-x-3 gap-y-3">
        <Fact wide name={text('rounds.column.game')}>
          <span className="flex flex-wrap items-center gap-2">
            {round.title} {round.mode === 'demo' && <Badge>{text('rounds.mode.demo')}</Badge>}
          </span>
        </Fact>
        <Fact wide name={text('rounds.column.at')}>
          <span className="amount">{exactTime(round.at)}</span>
        </Fact>
        <Fact name={text('rounds.column.stake')}>{money(round.stake_minor)}</Fact>
        <Fact name={text('rounds.column.win')}>{money(round.win_minor)}</Fact>
        <Fact name={text('round.balance')}>{money(round.win_minor - round.stake_minor, 'always')}</Fact>
      </dl>
      <section className="rounded-md bg-surface-2 p-4">
        <header className="mb-2 flex items-center justify-between gap-3">
          <h3 className="font-bold">{text('round.data')}</h3>
          <CopyButton value={copiedRound(round)} label={text('round.data')} />
        </header>
        <dl className="flex flex-col gap-3">
          <CopiedLine label={fairness('fairness.seeds.server-hash')} value={round.server_seed_hash} />
          {round.server_seed === null ? (
            <div>
              <dt className="text-xs font-semibold text-ink-soft">{fairness('fairness.seeds.server')}</dt>
              <dd className="mt-0.5 text-sm">{text('round.hidden')}</dd>
            </div>
          ) : (
            <CopiedLine label={fairness('fairness.seeds.server')} value={round.server_seed} />
          )}
          <CopiedLine label={fairness('fairness.seeds.client')} value={round.client_seed} />
          <div>
            <dt className="text-xs font-semibold text-ink-soft">{fairness('fairness.verify.nonce')}</dt>
            <dd className="amount mt-0.5 text-sm">{round.nonce}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
