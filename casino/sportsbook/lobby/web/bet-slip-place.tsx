import { useEffect, useState, type ComponentType } from 'react'
import { findView } from '#kernel/web/page/load-view.ts'
import { offerSlip } from '../extensions.ts'

const slip_id = 'bet-slip'

/** Between a price and the slip there may be hundreds of others: who goes from one to the next by keys comes here at once. */
export const goToSlip = (): void => document.getElementById(slip_id)?.focus()

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
    <aside id={slip_id} tabIndex={-1} className="min-w-0 self-stretch outline-none">
      <View />
    </aside>
  ) : null
}
