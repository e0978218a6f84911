import { useState } from 'react'
import { useStore } from '#kernel/web/state/store.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { PastRace, RaceWinner } from '../contract.ts'
import type { texts } from '../texts.ts'
import { morePast, pastRaces } from './past-store.ts'
import { PlaceMark } from './place-mark.tsx'
import { useCount } from './race-words.ts'

const Winner = ({ winner }: { readonly winner: RaceWinner }) => {
  const { locale } = useFormats()
  const count = useCount()
  const { currency, exponent, prize, place, points } = winner
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
      <PlaceMark place={place ?? 0} />
      <Avatar handle={winner.profile.login} size="sm" className="max-sm:hidden" />
      <span className="min-w-0 flex-1 truncate font-semibold text-ink">{winner.profile.login}</span>
      <span className="amount text-sm">{count(points)}</span>
      <span className="w-24 text-end font-bold text-accent-ink">
        {prize > 0 && <Amount amount_minor={prize} currency={currency} exponent={exponent} locale={locale} trim />}
      </span>
    </li>
  )
}

const Past = ({ race, is_first }: { readonly race: PastRace; readonly is_first: boolean }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const [best] = race.winners
  return (
    <Disclosure
      open={is_first}
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="flex items-center gap-2.5">
            <ArtIcon name="trophy" size={24} />
            {race.title}
          </span>
          <span className="text-sm font-normal text-ink-soft">{dateTime(race.endsAt)}</span>
          <span className="text-sm font-normal text-ink-soft max-sm:hidden">{text('races.players', { count: race.playersCount })}</span>
          {best && <span className="ms-auto truncate text-sm font-semibold text-accent-ink max-md:hidden">{best.profile.login}</span>}
        </span>
      }
    >
      {race.winners.length === 0 ? (
        <p>{text('races.past.no-winners')}</p>
      ) : (
        <ol>
          {race.winners.map((winner) => (
            <Winner key={winner.place} winner={winner} />
          ))}
        </ol>
      )}
    </Disclosure>
  )
}

type PastRacesProps = { readonly first: readonly PastRace[]; readonly has_more: boolean }

/** Races that are over, with who won what. Nicknames only. */
export const PastRaces = ({ first, has_more }: PastRacesProps) => {
  const text = useText<typeof texts>()
  const read = useStore(pastRaces, undefined)
  const [is_busy, setBusy] = useState(false)
  const races = read?.races ?? first
  const more = async (): Promise<void> => {
    setBusy(true)
    await morePast(races)
    setBusy(false)
  }
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('races.past')}</h2>
      {races.length === 0 ? (
        <p className="text-ink-soft">{text('races.past.none')}</p>
      ) : (
        <div className="flex flex-col gap-2.5">
          {races.map((race, index) => (
            <Past key={race.id} race={race} is_first={index === 0} />
          ))}
        </div>
      )}
      {(read?.has_more ?? has_more) && (
        <Button variant="secondary" className="mt-4" disabled={is_busy} onClick={() => void more()}>
          {text('races.past.more')}
        </Button>
      )}
    </section>
  )
}
