import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { ProjectsDesk } from '../contract.ts'
import { linksOf } from './link-store.ts'
import { titleOf } from './projects.ts'
import { projectSettings } from './settings.ts'

/** The other projects, which of them this player has linked, and the cash that could be moved. */
export const projectsDesk = async (house: House, player_id: bigint): Promise<ProjectsDesk> => {
  const { db, config, brand } = house
  const currency = (await playerById(db, player_id))?.currency ?? brand.currency
  const links = await linksOf(db, player_id)
  return {
    currency,
    exponent: exponentOf(currency),
    available: toWire(await balanceOf(db, purseOf(player_id, 'main', currency))),
    projects: [...config.of(projectSettings).others.values()].map(({ name, url }) => ({
      project: name,
      title: titleOf(house, name),
      url,
      linkedAt: links.find(({ project }) => project === name)?.linked_at.toISOString() ?? null,
    })),
  }
}
