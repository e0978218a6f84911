import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { drawOwners, type DrawOwner } from '../extensions.ts'

/** The description of a draw's owner. Throws if its slice contributes none. */
export const ownerOf = (house: House, owner: string): DrawOwner => {
  const found = contributionsTo(house.slices, drawOwners).find((one) => one.owner === owner)
  if (!found) throw new Error(`${owner} makes draws and does not say how they are called`)
  return found
}
