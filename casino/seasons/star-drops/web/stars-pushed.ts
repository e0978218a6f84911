import type { PushApp } from '#kernel/web-slice.ts'
import type { StarDrops, StarDropsMessage } from '../contract.ts'
import { star_drops_key } from './star-drops-query.ts'

/** RTM-070: the stars follow the message at once. */
export const handle = (message: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  const { stars } = message.data as StarDropsMessage
  queryClient.setQueryData(star_drops_key, (old) => (old ? { ...(old as StarDrops), balance: { stars } } : old))
}
