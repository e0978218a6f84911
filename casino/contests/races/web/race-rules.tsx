import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useMoney } from './race-words.ts'

const points = [
  { icon: 'star', heading: 'races.rules.points.heading', body: 'races.rules.points' },
  { icon: 'hourglass', heading: 'races.rules.attempts.heading', body: 'races.rules.attempts' },
  { icon: 'coin', heading: 'races.rules.stakes.heading', body: 'races.rules.stakes' },
  { icon: 'trophy', heading: 'races.rules.ties.heading', body: 'races.rules.ties' },
  { icon: 'shield', heading: 'races.rules.privacy.heading', body: 'races.rules.privacy' },
] as const

/** Everything that decides a race, in words that need no lawyer. */
export const RaceRules = ({ race }: { readonly race: Race }) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  const values = {
    attempts: race.attempts,
    rounds: race.roundsPerAttempt,
    min: money(race.minStake),
    max: money(race.maxStake),
  }
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('races.rules')}</h2>
      <Card>
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {points.map(({ icon, heading, body }) => (
            <li key={heading} className="flex items-start gap-3.5">
              <ArtIcon name={icon} size={34} />
              <div className="min-w-0">
                <h3 className="font-bold">{text(heading)}</h3>
                <p className="mt-1 text-sm text-ink-soft">{text(body, values)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
