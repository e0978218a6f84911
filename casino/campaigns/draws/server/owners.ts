import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { drawOwners, type DrawOwner } from '../extensions.ts'

/** How the slice that made a draw calls it. Throws where nobody says so. */
export const ownerOf = (house: House, owner: string): DrawOwner => {
  const found = contributionsTo(house.slices, drawOwners).find((one) => one.owner === owner)
  if (!found) throw new Error(`${owner} makes draws and does not say how they are called`)
  return found
}
