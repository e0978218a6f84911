import { useEffect, useEffectEvent, useState } from 'react'
import { detourOf } from '#casino/games/play/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import type { Launch, launchProviderGame } from '../contract.ts'

export type Launched =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'open'; readonly launch: Launch }

/** Opens the game once for each `attempt`; closes the window where the player is led elsewhere first (GA-003, GA-004, GA-007). */
export const useLaunch = (slug: string, attempt: number, close: () => void): Launched => {
  const [launched, setLaunched] = useState<Launched>({ kind: 'opening' })
  const leave = useEffectEvent(close)
  useEffect(() => {
    let is_gone = false
    const launch = async (): Promise<void> => {
      setLaunched({ kind: 'opening' })
      const answer = await api.call<typeof launchProviderGame>('POST /rest/provider-game/{slug}/launch/', { params: { slug } })
      if (is_gone) return
      // 444 opened the notice of self-exclusion already; there is no game behind it.
      if (!answer.success) return answer.status === 444 ? leave() : setLaunched({ kind: 'failed', message: answer.message })
      const elsewhere = detourOf(answer.data)
      if (elsewhere === null) return setLaunched({ kind: 'open', launch: answer.data })
      leave()
      void goTo(elsewhere)
    }
    void launch()
    return () => {
      is_gone = true
    }
  }, [slug, attempt])
  return launched
}
