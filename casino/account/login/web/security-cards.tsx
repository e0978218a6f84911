import { Suspense } from 'react'
import { securityCards } from '#kernel/web/account-parts.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'

const Cards = lazyPart(async () => {
  const views = (await securityCards()).map(({ name, load }) => ({ name, View: lazyPart(load) }))
  return { default: () => views.map(({ name, View }) => <View key={name} />) }
})

/** One element for good: a state that changes before the cards are alive would else have them rendered anew. */
const cards = (
  <Suspense fallback={null}>
    <Cards />
  </Suspense>
)

/** What guards the account beside its password, from the slices that know it. */
export const SecurityCards = () => cards
