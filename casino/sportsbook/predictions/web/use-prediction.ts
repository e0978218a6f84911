import { useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { predict, Prediction } from '../contract.ts'
import type { texts } from '../texts.ts'

type Outcome = Prediction['outcome']

/** The guess of a match: shown at once, and taken back where the house refuses it. A guest is asked to log in. */
export const usePrediction = (eventId: number, own: Prediction | undefined) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const [picked, setPicked] = useState<Outcome | null>(null)
  const latest = useRef(0)
  const pick = async (outcome: Outcome): Promise<void> => {
    if (isGuest) return openModal('Login')
    const turn = (latest.current += 1)
    setPicked(outcome)
    const answer = await api.call<typeof predict>('POST /rest/sport-betting/prediction-level/', { body: { eventId, outcome } })
    if (turn !== latest.current) return
    if (answer.success) notify({ tone: 'positive', title: text('predictions.saved') })
    else notify({ tone: 'negative', title: answer.message })
    await reloadPage()
    setPicked(null)
  }
  return { chosen: picked ?? own?.outcome ?? null, pick }
}
