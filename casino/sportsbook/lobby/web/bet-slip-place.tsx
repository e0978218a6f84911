import { useEffect, useState, type ComponentType } from 'react'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'
import { offerSlip } from '../extensions.ts'

const findSlip = async (): Promise<ComponentType | null> => {
  for (const { name, components = [] } of await everyWebSlice()) {
    const slip = components.find(({ type }) => type === 'bet-slip')
    // Its slice's texts come with it: nothing else of the page asks for them.
    if (slip) return (await withTexts(name, slip.load as () => Promise<{ readonly default: ComponentType }>)()).default
  }
  return null
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
