import { Plus, Shuffle, X } from 'lucide-react'
import { useState } from 'react'
import { ball_numbers, ballsOf, least_numbers, most_numbers, ticketNumbers, ticketPays } from '#engines/live/games/golden-twenty.ts'
import { numbersText } from '#engines/instant/keno/keno-game.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { texts } from '../texts.ts'
import { useLiveWords } from './live-words.ts'
import type { BoardProps } from './place-button.tsx'

const numbers = Array.from({ length: ball_numbers }, (_, index) => index + 1)

/** Numbers that come to somebody's mind: they decide nothing, the balls are drawn by the house. */
const someNumbers = (count: number): number[] => {
  const order = crypto.getRandomValues(new Uint32Array(ball_numbers))
  return numbers.toSorted((a, b) => (order[a - 1] ?? 0) - (order[b - 1] ?? 0)).slice(0, count)
}

const Pays = ({ count }: { readonly count: number }) => {
  const text = useText<typeof texts>()
  const { reached } = useLiveWords()
  const pays = (ticketPays[count] ?? []).flatMap((halves, hits) => (halves > 0 ? [{ halves, hits }] : [])).toReversed()
  if (pays.length === 0)
    return <p className="text-sm text-ink-soft">{text('live.ticket.choose', { least: least_numbers, most: most_numbers })}</p>
  return (
    <ul aria-label={text('live.ticket.pays')} className="flex flex-wrap gap-1.5 text-sm">
      {pays.map(({ halves, hits }) => (
        <li key={hits} className="rounded-full bg-surface-2 px-2.5 py-1">
          {text('live.ticket.hits', { hits, count })} <span className="amount font-bold">{reached(halves * 50)}</span>
        </li>
      ))}
    </ul>
  )
}

const Ticket = ({ place, chips, drawn }: { readonly place: string; readonly chips: string; readonly drawn: readonly number[] | null }) => {
  const text = useText<typeof texts>()
  const came = new Set(drawn ? ballsOf(drawn) : [])
  const own = ticketNumbers(place) ?? []
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <span className="flex flex-wrap gap-1">
        {own.map((number) => (
          <span
            key={number}
            className={classNames(
              'amount grid size-7 place-items-center rounded-full text-xs font-bold',
              came.has(number) ? 'bg-accent text-on-accent inset-ring inset-ring-accent-mark' : 'bg-surface-2',
            )}
          >
            {number}
          </span>
        ))}
      </span>
      <span className="ms-auto flex items-center gap-3 text-sm">
        {drawn && <span>{text('live.ticket.hits', { hits: own.filter((number) => came.has(number)).length, count: own.length })}</span>}
        <span className="amount font-bold">{chips}</span>
      </span>
    </li>
  )
}

export interface TicketBoardProps extends BoardProps {
  /** Tickets of this round, those that are not bet yet included. */
  readonly tickets: readonly string[]
  readonly drawn: readonly number[] | null
}

/** Numbers are chosen for a ticket, and a chip is put on it. */
export const TicketBoard = ({ is_open, lay, own, tickets, drawn }: TicketBoardProps) => {
  const text = useText<typeof texts>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const is_ticket = ticketPays[chosen.length] !== undefined
  const choose = (number: number): void => {
    if (chosen.includes(number)) setChosen(chosen.filter((one) => one !== number))
    else if (chosen.length < most_numbers) setChosen([...chosen, number])
  }
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={text('live.ticket.numbers')} className="grid grid-cols-8 gap-1 md:grid-cols-16">
        {numbers.map((number) => {
          const is_chosen = chosen.includes(number)
          return (
            <button
              key={number}
              type="button"
              aria-pressed={is_chosen}
              aria-disabled={!is_chosen && chosen.length >= most_numbers}
              onClick={() => choose(number)}
              className={classNames(
                'amount grid min-h-10 place-items-center rounded-sm text-sm font-bold transition-colors aria-disabled:opacity-45',
                is_chosen ? 'bg-accent text-on-accent' : 'bg-[#24336f] text-[#fff] hover:bg-[#31458f]',
              )}
            >
              {number}
            </button>
          )
        })}
      </div>
      <Pays count={chosen.length} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Shuffle aria-hidden="true" />}
          onClick={() => setChosen(someNumbers(is_ticket ? chosen.length : 5))}
        >
          {text('live.ticket.some')}
        </Button>
        <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} disabled={chosen.length === 0} onClick={() => setChosen([])}>
          {text('live.ticket.clear')}
        </Button>
        <Button
          size="sm"
          className="ms-auto"
          icon={<Plus aria-hidden="true" />}
          disabled={!is_open || !is_ticket}
          onClick={() => lay(numbersText(chosen))}
        >
          {text('live.ticket.add')}
        </Button>
      </div>
      {tickets.length > 0 && (
        <ul aria-label={text('live.ticket.own')} className="divide-y divide-line">
          {tickets.map((place) => (
            <Ticket key={place} place={place} chips={own(place)} drawn={drawn} />
          ))}
        </ul>
      )}
    </div>
  )
}
