import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { PlaceMark } from './place-mark.tsx'
import { useMoney } from './race-words.ts'

/** What each place wins, in the visitor's own currency. */
export const PrizesCard = ({ race }: { readonly race: Race }) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  return (
    <Card
      heading={text('races.prizes')}
      aside={<span className="amount text-lg font-extrabold text-accent-ink">{money(race.prizeFund)}</span>}
    >
      <ul className="flex flex-col">
        {race.prizes.map(({ from, to, amount }) => (
          <li key={from} className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
            {from === to ? (
              <PlaceMark place={from} />
            ) : (
              <span className="inline-grid size-8 place-items-center">
                <ArtIcon name="medal" size={26} />
              </span>
            )}
            <span className="min-w-0 flex-1 text-ink-soft">
              {from === to ? text('races.prizes.place', { place: from }) : text('races.prizes.places', { from, to })}
            </span>
            <span className="amount text-end font-bold">
              {money(amount)}
              {from !== to && <span className="block text-xs font-normal text-ink-soft">{text('races.prizes.each')}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text('races.prizes.note')}</p>
    </Card>
  )
}
