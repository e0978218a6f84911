import { recall, remember } from '#kernel/web/page/page-memory.ts'
import type { GamesPage } from './games-source.ts'

/** Lists by path and language as the visitor left them, so that going back shows them at once. */
export const rememberList = (key: string, list: GamesPage): void => remember(`games-list ${key}`, list)

export const listAsLeft = (key: string): GamesPage | undefined => recall<GamesPage>(`games-list ${key}`)
