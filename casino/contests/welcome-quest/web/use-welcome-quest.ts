import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getWelcomeQuest, ShownQuest } from '../contract.ts'

const read = async (signal: AbortSignal): Promise<ShownQuest | null> => {
  const answer = await api.call<typeof getWelcomeQuest>('GET /rest/welcome-quest/', { signal })
  if (!answer.success) throw new Error(answer.message)
  return answer.quest && { quest: answer.quest, tasks: answer.data }
}

/** The quest with the player's own progress; read anew when a task is done or a prize was taken. */
export const useWelcomeQuest = () =>
  useQuery({ queryKey: [tracks_key, 'welcome-quest'], queryFn: ({ signal }) => read(signal), staleTime: 0, retry: false }, queries())
