import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { Answer } from '#kernel/web/api/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Activity, actOnActivity, getActivity } from '../contract.ts'
import type { ActionName } from '../rules.ts'

const keyOf = (slug: string) => [tracks_key, 'activity', slug]

/** An activity: as the page came with it, then read anew, because a guest's page may be minutes old, and whenever a step is done. */
export const useActivity = (given: Activity) =>
  useQuery(
    {
      queryKey: keyOf(given.slug),
      queryFn: ({ signal }) =>
        dataOf(api.call<typeof getActivity>('GET /rest/activities/{slug}/', { params: { slug: given.slug }, signal })),
      initialData: given,
      staleTime: 0,
    },
    queries(),
  )

type Wish = Pick<BodyOf<typeof actOnActivity>, 'part' | 'step' | 'team'>

/** The answer brings the activity as it is then; after a refusal it is read anew. */
const keep = (slug: string, answer: Answer<typeof actOnActivity>): void => {
  if (answer.success) queries().setQueryData(keyOf(slug), answer.data)
  else void queries().invalidateQueries({ queryKey: keyOf(slug) })
}

/** A button's action. Without a response it is the same action when it is clicked again: nothing is drawn or paid twice. */
export const useAction = (slug: string) => {
  const { is_sending, send } = useCommand<typeof actOnActivity>('POST /rest/activities/{slug}/{action}/', { refusal: 'notice' })
  const act = async (action: ActionName, body: Wish): Promise<Answer<typeof actOnActivity> | null> => {
    const answer = await send({ params: { slug, action }, body })
    if (answer) keep(slug, answer)
    return answer
  }
  return { is_busy: is_sending, act }
}

/** Joins a board of an activity; joining again changes nothing. */
export const joinPart = async (slug: string, wish: Wish): Promise<Answer<typeof actOnActivity>> => {
  const sent = { params: { slug, action: 'join' }, body: wish, key: newCommandKey() }
  const answer = await api.call<typeof actOnActivity>('POST /rest/activities/{slug}/{action}/', sent)
  keep(slug, answer)
  return answer
}
