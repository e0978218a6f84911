import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
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

type Wish = Parameters<typeof send>[2]

const send = (
  slug: string,
  action: ActionName,
  body: { readonly part?: string; readonly step?: string; readonly team?: number; readonly clientSeed?: string },
) => api.call<typeof actOnActivity>('POST /rest/activities/{slug}/{action}/', { params: { slug, action }, body, key: newCommandKey() })

/** Sends an action; the answer brings the activity as it is then. */
export const actOn = async (slug: string, action: ActionName, wish: Wish) => {
  const answer = await send(slug, action, wish)
  if (answer.success) queries().setQueryData(keyOf(slug), answer.data)
  else void queries().invalidateQueries({ queryKey: keyOf(slug) })
  return answer
}
