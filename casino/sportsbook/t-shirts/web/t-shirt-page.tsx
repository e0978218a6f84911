import { Link, useLoaderData } from 'react-router'
import { SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { TShirtActivity, TShirtOffer } from '../contract.ts'
import type { texts } from '../texts.ts'
import { OwnTShirt } from './own-t-shirt.tsx'
import { ChooseTShirt } from './t-shirt-choice.tsx'
import { TShirtPicture } from './t-shirt-picture.tsx'
import { useTShirts } from './use-t-shirts.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const hung = 3

/** What is on offer, and three of the shirts, in the brand's dark colours. */
const Poster = ({ offer }: { readonly offer: TShirtOffer }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <section
      data-theme="dark"
      className="relative isolate grid items-center gap-4 overflow-clip rounded-2xl bg-surface-1 p-6 text-ink shadow-mid inset-ring inset-ring-ink/10 @2xl:grid-cols-2 @2xl:p-10"
    >
      <div className="flex flex-col items-start gap-3">
        <Badge tone="accent">{text('t-shirt.badge')}</Badge>
        <h2 className="text-2xl font-extrabold text-balance sm:text-4xl">{text('t-shirt.heading')}</h2>
        <p className="max-w-116 text-ink-soft md:text-lg">{text('t-shirt.text', { bets: offer.bets.needed })}</p>
        <p className="font-semibold">{offer.isOpen ? text('t-shirt.until', { moment: dateTime(offer.endsAt) }) : text('t-shirt.over')}</p>
      </div>
      <div aria-hidden="true" className="flex justify-center">
        {offer.teams.slice(0, hung).map(({ team }, index) => (
          <TShirtPicture
            key={team.id}
            team={team}
            label=""
            className={index === 1 ? 'relative z-1 w-2/5 max-w-52' : 'w-2/5 max-w-52 scale-90 opacity-80 not-first:-ms-8 first:-me-8'}
          />
        ))}
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-1 h-4 brand-band" />
    </section>
  )
}

const Shown = ({ activity: { offer, choice } }: { readonly activity: TShirtActivity }) => {
  const text = useText<typeof texts>()
  if (!offer)
    return (
      <EmptyState
        picture={<Illustration name="no-history" />}
        heading={text('t-shirt.none')}
        action={
          <Link to="/sport/" className={buttonClass({})}>
            {text('t-shirt.to-sport')}
          </Link>
        }
      >
        {text('t-shirt.none.text')}
      </EmptyState>
    )
  return (
    <>
      <Poster offer={offer} />
      {choice && <OwnTShirt choice={choice} address_until={offer.addressUntil} />}
      {!choice && offer.isOpen && <ChooseTShirt offer={offer} />}
      <Card heading={text('t-shirt.rules')}>
        <p className="max-w-prose text-sm text-ink-soft">{text('t-shirt.rules.text')}</p>
      </Card>
    </>
  )
}

/** SP-008: T-shirts of clubs, of which each player chooses one. */
const TShirtPage = () => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const data = componentOf(useLoaderData<typeof loader>(), 't-shirts')
  const activity = useTShirts(!isGuest, data?.activity)
  if (!data || !activity) return null
  return (
    <SportFrame
      sports={data.sports}
      heading={text('t-shirt.heading')}
      is_headed={activity.offer !== null}
      is_simulated={false}
      has_odds={false}
    >
      <Shown activity={activity} />
    </SportFrame>
  )
}

export default TShirtPage
