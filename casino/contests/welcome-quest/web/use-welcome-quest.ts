import { useQuery } from '@tanstack/react-query'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getWelcomeQuest, ShownQuest } from '../contract.ts'

export const welcomeKey = ['welcome-quest']

const read = async (signal: AbortSignal): Promise<ShownQuest | null> => {
  const answer = await api.call<typeof getWelcomeQuest>('GET /rest/welcome-quest/', { signal })
  if (!answer.success) throw new Error(answer.message)
  return answer.quest && { quest: answer.quest, tasks: answer.data }
}

/** The quest with the player's own progress; read anew when a task is done or a prize was taken. */
export const useWelcomeQuest = () =>
  useQuery({ queryKey: welcomeKey, queryFn: ({ signal }) => read(signal), staleTime: 0, retry: false }, queries())
