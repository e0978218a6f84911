import { useEffect, useState, type ComponentType } from 'react'
import { findView } from '#kernel/web/page/load-view.ts'
import { offerSlip } from '../extensions.ts'

/** Once it is here, the next page shows it at once: a slip that came late would move what stands beside it. */
let known: ComponentType | null = null

/**
 * Where the bet slip stands: the component `bet-slip` of whichever slice places bets. Prices can be tapped from the moment it is
 * there; in a house without one they are shown.
 */
export const BetSlipPlace = () => {
  const [View, setView] = useState<ComponentType | null>(() => known)
  useEffect(() => {
    let is_gone = false
    findView('bet-slip').then(
      (found) => {
        known = found
        if (is_gone || !found) return
        setView(() => found)
        offerSlip()
      },
      () => undefined,
    )
    return () => {
      is_gone = true
    }
  }, [])
  return View ? (
    <aside className="min-w-0 self-stretch">
      <View />
    </aside>
  ) : null
}
