import { lazy, Suspense } from 'react'
import { securityCards } from '#kernel/web/account-parts.ts'
import { loadPatiently } from '#kernel/web/load-patiently.ts'

/** Made once, with the slices' cards: a lazy view made in a render would load anew with each. */
const Cards = lazy(async () => {
  const views = (await loadPatiently(securityCards)).map(({ name, load }) => ({ name, View: lazy(() => loadPatiently(load)) }))
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
