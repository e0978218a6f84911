import { useState } from 'react'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { getSeedsEndpoint, rotateSeedsEndpoint, Seeds } from '../../contract.ts'
import type { texts } from '../../fairness-texts.ts'

/** 20 hexadecimal digits of the browser's own generator: the house has no part in them. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Moves on to the next pair of seeds, which reveals the one that was in use (reliability 9). */
export const useRotation = (next_hash: string, onChange: (seeds: Seeds) => void) => {
  const text = useText<typeof texts>()
  const [is_busy, setBusy] = useState(false)
  const rotate = async (client_seed: string): Promise<boolean> => {
    setBusy(true)
    const body = { client_seed, next_server_seed_hash: next_hash }
    const answer = await api.call<typeof rotateSeedsEndpoint>('POST /rest/fairness/rotate/', { body, key: newCommandKey() })
    if (answer.success) {
      onChange(answer.data)
      notify({ tone: 'positive', title: text('fairness.seeds.rotated') })
    } else {
      notify({ tone: 'negative', title: answer.message })
      // Another tab was quicker: the pair that it left behind has to be seen before it is agreed to.
      const now = await api.call<typeof getSeedsEndpoint>('GET /rest/fairness/seeds/', {})
      if (now.success) onChange(now.data)
    }
    setBusy(false)
    return answer.success
  }
  return { is_busy, rotate }
}
