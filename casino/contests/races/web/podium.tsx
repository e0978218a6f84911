import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { prizeAt, useCount, useMoney } from './race-words.ts'

const steps = [
  { place: 2, medal: 'silver-medal', height: 'h-20 md:h-24', ground: 'bg-surface-2' },
  { place: 1, medal: 'gold-medal', height: 'h-28 md:h-36', ground: 'bg-accent-soft' },
  { place: 3, medal: 'bronze-medal', height: 'h-16 md:h-18', ground: 'bg-surface-2' },
] as const

type StepProps = { readonly race: Race; readonly step: (typeof steps)[number] }

/** One step of the podium: who stands on it now and what the place wins. An empty one waits for somebody. */
const Step = ({ race, step }: StepProps) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  const count = useCount()
  const row = race.winners[step.place - 1]
  const prize = prizeAt(race, step.place)
  return (
    <li className="flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center">
      <span className="sr-only">{text('races.prizes.place', { place: step.place })}</span>
      {row ? (
        <span key={row.profile.login} className="flex w-full min-w-0 animate-rise flex-col items-center gap-1">
          <Avatar handle={row.profile.login} size={step.place === 1 ? 'lg' : 'md'} />
          <span className="w-full truncate text-xs font-semibold sm:text-sm">{row.profile.login}</span>
          <span className="amount text-xs text-ink-soft">{count(row.points)}</span>
        </span>
      ) : (
        <span
          className="grid size-10 place-items-center rounded-full border border-dashed border-line-strong text-ink-soft"
          aria-hidden="true"
        >
          ?
        </span>
      )}
      <span
        className={classNames(
          'flex w-full flex-col items-center justify-start gap-1 rounded-t-lg px-1 pt-3 inset-ring inset-ring-line',
          step.height,
          step.ground,
        )}
      >
        <ArtIcon name={step.medal} size={step.place === 1 ? 40 : 30} />
        {prize !== null && <span className="amount text-xs font-bold whitespace-nowrap sm:text-sm">{money(prize)}</span>}
      </span>
    </li>
  )
}

/** The first three, second on the left and third on the right, as everybody knows it. */
export const Podium = ({ race }: { readonly race: Race }) => (
  <ol className="flex items-end gap-2 self-end px-5 pt-2 md:gap-3 md:px-8 md:pt-8">
    {steps.map((step) => (
      <Step key={step.place} race={race} step={step} />
    ))}
  </ol>
)
