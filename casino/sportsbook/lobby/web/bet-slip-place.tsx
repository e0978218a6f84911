import { useEffect, useState, type ComponentType } from 'react'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { offerSlip } from '../extensions.ts'

const findSlip = async (): Promise<ComponentType | null> => {
  const component = (await everyWebSlice()).flatMap(({ components = [] }) => components).find(({ type }) => type === 'bet-slip')
  return component ? ((await component.load()) as { readonly default: ComponentType }).default : null
}

/**
 * Where the bet slip stands: the component `bet-slip` of whichever slice places bets. Prices can be tapped from the moment it is
 * there; in a house without one they are shown.
 */
export const BetSlipPlace = () => {
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    let is_gone = false
    findSlip().then(
      (found) => {
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
