import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const Panel = lazyPart(() => import('./bonus-up-panel.tsx'))

/** BO-012: hidden until the page is loaded anew; there is no way back before. */
const hidden = createStore(false)

/** Pages that say the same themselves, or where nothing may come between. */
const own = /^\/(bonuses|cash|sport)/

/** The panel of the bonus that is played with. Nobody else loads more than this. */
const BonusUp = () => {
  const { activeBonusId } = useMain()
  const { pathname } = useLocation()
  const is_hidden = useStore(hidden, false)
  if (activeBonusId === null || activeBonusId === undefined || is_hidden || own.test(pathname)) return null
  return (
    <Suspense fallback={null}>
      <Panel hide={() => hidden.set(true)} />
    </Suspense>
  )
}

export default BonusUp
