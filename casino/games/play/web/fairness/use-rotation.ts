import { api } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { getSeedsEndpoint, rotateSeedsEndpoint, Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'

/** 20 hexadecimal digits of the browser's own generator: the house has no part in them. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What became of the pair that was in use: it is revealed, unless a round of steps is still open on it. */
export const rotatedText = (before: Seeds, after: Seeds) =>
  after.retiring.some(({ server_seed_hash }) => server_seed_hash === before.server_seed_hash)
    ? 'fairness.seeds.rotated-waits'
    : 'fairness.seeds.rotated'

/** Moves on to the next pair of seeds, which reveals the one that was in use (reliability 9), or lets it wait for its open round. */
export const useRotation = (seeds: Seeds, onChange: (seeds: Seeds) => void) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof rotateSeedsEndpoint>('POST /rest/fairness/rotate/', { refusal: 'notice' })
  const rotate = async (client_seed: string): Promise<boolean> => {
    const answer = await send({ body: { client_seed, next_server_seed_hash: seeds.next_server_seed_hash } })
    if (answer?.success) {
      onChange(answer.data)
      notify({ tone: 'positive', title: text(rotatedText(seeds, answer.data)) })
    } else if (answer !== null) {
      // Another tab was quicker: the pair that it left behind has to be seen before it is agreed to.
      const now = await api.call<typeof getSeedsEndpoint>('GET /rest/fairness/seeds/', {})
      if (now.success) onChange(now.data)
    }
    return answer?.success === true
  }
  return { is_busy: is_sending, rotate }
}
