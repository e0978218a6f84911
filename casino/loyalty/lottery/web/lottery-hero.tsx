import { openModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { ticketTypes } from '../rules.ts'
import { TicketArt } from './ticket-art.tsx'

/** The stars and tickets of a player. */
const Own = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { unusedTickets, balanceStars } = lottery
  return (
    <div className="flex flex-col gap-3 rounded-xl bg-surface-2 p-5 inset-ring inset-ring-line">
      <span className="text-ink-soft">{text('lottery.your-stars')}</span>
      <span className="flex items-center gap-3">
        <ArtIcon name="star" size={44} />
        <span data-stars className="amount text-4xl font-extrabold text-accent-ink">
          {balanceStars}
        </span>
      </span>
      <ul className="flex flex-col gap-1.5 text-sm">
        {ticketTypes.map((type) => (
          <li key={type} className="flex items-center gap-2.5">
            <TicketArt type={type} className="max-w-11" />
            <span className="min-w-0 flex-1">{text(`lottery.type.${type}`)}</span>
            <span className="amount text-ink-soft">{text('lottery.unused', { count: unusedTickets[type] })}</span>
          </li>
        ))}
      </ul>
      <a href="#stars" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {text('lottery.to-stars')}
      </a>
    </div>
  )
}

const ForGuests = () => {
  const text = useText<typeof pageTexts>()
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface-2 p-5 inset-ring inset-ring-line">
      <TicketArt type="gold" className="mx-auto max-w-60" />
      <p className="text-center text-pretty text-ink-soft">{text('lottery.guest')}</p>
      <Button wide onClick={() => openModal('Register', { source: 'lottery' })}>
        {text('lottery.register')}
      </Button>
    </div>
  )
}

/** What the lottery is, until when it lasts, and what the player has. Nothing counts down. */
export const LotteryHero = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const { title, text: said, state, startsAt, endsAt } = lottery
  return (
    <section
      data-theme="dark"
      className="relative isolate grid items-center gap-6 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-[minmax(0,1fr)_minmax(280px,0.6fr)] md:p-8 xl:p-11"
    >
      <div className="flex flex-col items-start gap-3">
        <span className="flex items-center gap-2 text-sm font-semibold text-accent-ink">
          <ArtIcon name="ticket" size={24} />
          {text('lottery.heading')}
        </span>
        <h1 className="text-3xl font-extrabold md:text-4xl">{title}</h1>
        <p className="max-w-120 text-pretty text-ink-soft md:text-lg">{said}</p>
        <p className="text-sm">
          {state === 'soon' ? text('lottery.from', { start: dateTime(startsAt) }) : text('lottery.until', { end: dateTime(endsAt) })}
        </p>
      </div>
      {isGuest ? <ForGuests /> : <Own lottery={lottery} />}
    </section>
  )
}
