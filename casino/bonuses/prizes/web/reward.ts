import { refreshPagedList } from '#kernel/web/lists/use-paged-list.ts'
import { prizes_key } from './use-prizes.ts'

/** RTM-023: the list is read anew where it is in sight. Who gave the prize tells it; one win is one notice. */
export const handle = (): void => void refreshPagedList(prizes_key)
