import type { PushApp } from '#kernel/web-slice.ts'
import type { KingMessage, KingOfRoad } from '../contract.ts'
import { king_key, refreshKing } from './king-query.ts'

const refresh_after_ms = 2_000
let waiting: ReturnType<typeof setTimeout> | undefined

/** RTM-071: kilometres, canister and car follow the message at once; places and what is left of bonuses are read anew a little later. */
export const handle = (message: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  const { progress, canister, images } = message.data as KingMessage
  queryClient.setQueryData(king_key, (known) => {
    const king = known as KingOfRoad | null | undefined
    return king && { ...king, images, progress: { ...king.progress, ...progress, canister } }
  })
  waiting ??= setTimeout(() => {
    waiting = undefined
    void refreshKing()
  }, refresh_after_ms)
}
