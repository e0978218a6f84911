import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { webSlices } from '../slices.ts'

const widgets = webSlices.flatMap((slice) => slice.topBar ?? []).map(({ name, who, load }) => ({ name, who, View: lazyPart(load) }))

/** What slices put beside the balance (a session clock). It comes after the page is alive: it is different every second. */
export const TopBarWidgets = () => {
  const { isGuest } = useMain()
  const [is_alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!is_alive) return null
  return widgets
    .filter(({ who }) => who === 'anyone' || !isGuest)
    .map(({ name, View }) => (
      <Suspense key={name} fallback={null}>
        <View />
      </Suspense>
    ))
}
