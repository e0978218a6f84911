import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useMain } from '#kernel/web/state/app-state.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import type { JackpotSevensData } from '../contract.ts'
import { truncated } from '../rules.ts'
import type { texts } from '../texts.ts'
import { JackpotDetails } from './jackpot-details.tsx'
import { JackpotHero } from './jackpot-hero.tsx'
import { useLivePots } from './live-pots.ts'
import { NoJackpots } from './no-jackpots.tsx'
import { openWin } from './open-win.ts'
import { PotAmount } from './pot-amount.tsx'
import { usePotWords } from './pot-words.ts'
import { SevensLeaders } from './sevens-leaders.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Sevens = ({ data: { jackpots, userAmount, lastWin, leaders } }: { readonly data: JackpotSevensData }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const pots = useLivePots(jackpots.currency, jackpots.pots)
  const { money, chance } = usePotWords(jackpots)
  const { currency, exponent } = jackpots
  const amount = truncated(
    pots.reduce((sum, { currentSum }) => sum + currentSum, 0),
    exponent,
  )
  // Until its window was shown, a win that fell while nobody looked is told here.
  useEffect(() => {
    if (lastWin) openWin(lastWin)
  }, [lastWin])
  return (
    <>
      <JackpotHero jackpots={jackpots} heading={jackpots.title}>
        <div className="flex min-w-0 flex-col items-center gap-2 rounded-xl bg-surface-2 p-5 text-center inset-ring inset-ring-line md:p-8">
          <ArtIcon name="slot-machine" size={72} />
          <PotAmount
            amount_minor={amount}
            currency={currency}
            exponent={exponent}
            trim
            className="text-4xl font-extrabold text-accent-ink xl:text-5xl"
          />
          {pots.map((pot) => (
            <span key={pot.id} className="text-sm text-ink-soft">
              {chance(pot)}
            </span>
          ))}
          {!isGuest && (
            <span className="mt-2 text-sm">
              {text('jackpots.sevens.own')}: <span className="amount font-bold">{money(userAmount)}</span>
            </span>
          )}
        </div>
      </JackpotHero>
      <JackpotDetails jackpots={jackpots} pots={pots}>
        <SevensLeaders leaders={leaders} />
      </JackpotDetails>
    </>
  )
}

/** RT-041, SA-014b: the pot in whole units, what the player won from it, and whom most fell to. */
const JackpotSevensPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'jackpot-sevens')
  return <PageContainer>{data ? <Sevens data={data} /> : <NoJackpots />}</PageContainer>
}

export default JackpotSevensPage
