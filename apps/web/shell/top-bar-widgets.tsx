import { Suspense, useEffect, useState } from 'react'
import { contributionsTo } from '#kernel/extensions.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { topBarWidgets } from '#kernel/web/shell/extensions.ts'
import { webSlices } from '../slices.ts'

const widgets = contributionsTo(webSlices, topBarWidgets).map(({ load, ...widget }) => ({ ...widget, View: lazyPart(load) }))

/** Widgets contributed by slices next to the balance (a session clock). They load after hydration, into a placeholder. */
export const TopBarWidgets = () => {
  const { main, is_coming } = useAppState()
  const { isGuest } = main
  const [is_alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return widgets
    .filter(({ who }) => who === 'anyone' || !isGuest)
    .map(({ name, place, View }) => (
      <span key={name} className={place}>
        {is_alive && !is_coming && (
          <Suspense fallback={null}>
            <View />
          </Suspense>
        )}
      </span>
    ))
}
