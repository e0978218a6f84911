import type { PushApp } from '#kernel/web-slice.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import type { LastActionMessage } from '../contract.ts'
import { addAction } from '../rules.ts'
import { feedState } from './feed-state.ts'

/** RTM-050: an action comes on top of the feed where one is shown; one's own, on top of one's public profile. */
export const handle = ({ data }: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  const { action, isOwn } = data as LastActionMessage
  if (isOwn) return void queryClient.invalidateQueries({ queryKey: ['public-profile'] })
  const { titles, ...rest } = action
  feedState.set((feed) => feed && addAction(feed, { ...rest, title: titles[pageLanguage()] }))
}
