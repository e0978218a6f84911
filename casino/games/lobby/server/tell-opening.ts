import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { GameClosed, GameOpened } from '../events.ts'

/** Tells that a person closed a game or opened it again, with what players read where it stands open (RTM-059). Wake the facts after the commit. */
export const tellOpening = async (tx: Tx, house: House, slug: string, closed: { readonly message: Text | null } | null): Promise<void> => {
  await announce(tx, house, [closed ? GameClosed({ slug, message: closed.message }) : GameOpened({ slug })])
}
