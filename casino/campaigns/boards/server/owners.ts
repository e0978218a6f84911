import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { boardOwners, type BoardOwner } from '../extensions.ts'
import type { CalledBoard } from './board-messages.ts'
import type { BoardRow } from './board-store.ts'

const owners = perHouse((house) => new Map(contributionsTo(house.slices, boardOwners).map((owner) => [owner.owner, owner])))

/** The description of a board's owner. Throws if its slice contributes none. */
export const ownerOf = (house: House, owner: string): BoardOwner => {
  const found = owners(house).get(owner)
  if (!found) throw new Error(`${owner} makes boards and does not say how they are called`)
  return found
}

/** The page that shows a board: its own, or that of its owner. */
export const linkOf = (house: House, { owner, link }: Pick<BoardRow, 'owner' | 'link'>): string => link ?? ownerOf(house, owner).link

/** A board as messages name it. */
export const calledAs = (house: House, { id, owner }: Pick<BoardRow, 'id' | 'owner'>): CalledBoard => ({
  id,
  kind: ownerOf(house, owner).kind,
})
