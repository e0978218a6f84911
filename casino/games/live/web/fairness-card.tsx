import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { balloonHeights, heightPlace } from '#engines/live/games/above-the-clouds.ts'
import { liveHalves } from '#engines/live/pays.ts'
import { copyText } from '#kernel/web/notices/copy-text.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { LiveRound, LiveTable } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'

const samples: Readonly<Record<string, string>> = {
  'live-roulette': 'red',
  'live-wheel': 'sunflower',
  'live-balloon': heightPlace(balloonHeights[1]),
  'live-baccarat': 'player',
  'live-draw': '1-2-3-4',
}

const sample_minor = 100

/** A round in the form that the fairness page and its script read, with a bet of one chip, as every player has the same result. */
const lineOf = (slug: string, { drawn, serverSeed, serverSeedHash, number }: LiveRound): string => {
  const place = samples[slug] ?? ''
  return JSON.stringify({
    slug,
    command: { bets: [{ place, stake_minor: sample_minor }] },
    server_seed: serverSeed,
    server_seed_hash: serverSeedHash,
    client_seed: slug,
    nonce: number,
    win_minor: (sample_minor / 2) * liveHalves(slug, place, drawn ?? []),
  })
}

/** The table's commitment, and its latest rounds with everything needed to verify them. */
export const FairnessCard = ({ table }: { readonly table: LiveTable }) => {
  const text = useText<typeof texts>()
  const { result } = useLiveWords()
  const { slug, round, results } = table
  const words = { copied: text('live.fairness.copied'), not_copied: text('live.fairness.not-copied') }
  return (
    <Card heading={text('live.fairness')}>
      <div className="flex flex-col gap-3 text-sm">
        {round && (
          <p>
            <span className="block text-ink-soft">{text('live.fairness.hash')}</span>
            <code className="block text-xs break-all">{round.serverSeedHash}</code>
          </p>
        )}
        <p className="text-ink-soft">{text('live.fairness.text')}</p>
        <Disclosure summary={text('live.results')} className="bg-surface-2">
          <ul className="divide-y divide-line">
            {results.slice(0, 10).map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 py-1.5">
                <span className="shrink-0">{text('live.fairness.round', { number: one.number })}</span>
                <span className="amount ms-auto min-w-0 truncate font-bold">{result(slug, one.drawn ?? [])}</span>
                <IconButton
                  size="sm"
                  icon={<Copy aria-hidden="true" />}
                  label={`${text('live.fairness.copy')}: ${text('live.fairness.round', { number: one.number })}`}
                  onClick={() => void copyText(lineOf(slug, one), words)}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
        <Link to="/fairness/#verify" className="font-semibold text-accent-ink hover:underline">
          {text('live.fairness.open')}
        </Link>
      </div>
    </Card>
  )
}
