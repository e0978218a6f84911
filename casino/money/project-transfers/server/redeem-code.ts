import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { LinkFault, redeemCodeCall } from '../door.ts'
import { codeHash } from './link-account.ts'
import { holdCode, makeLink, markCode, openLink } from './link-store.ts'
import { linkableAs } from './may-link.ts'
import type { Project } from './settings.ts'

/**
 * Takes a code of ours that was entered at another project: the account is asked anew, and has to be of the same person. The same again
 * finds the link as long as it holds; anything else under a code that was taken, and a code whose time is over, opens nothing.
 */
export const redeemCode = (
  house: House,
  project: Project,
  { code, link, person }: BodyOf<typeof redeemCodeCall>,
): Promise<LinkFault | null> =>
  inTransaction(house.db, async (tx): Promise<LinkFault | null> => {
    const now = house.clock.now()
    const known = await holdCode(tx, project.name, codeHash(code))
    if (!known) return 'code'
    if (known.link_id !== null) return known.link_id === link && (await openLink(tx, project.name, link)) ? null : 'code'
    if (now >= known.valid_till) return 'code'
    const linkable = await linkableAs(house, tx, known.player_id, project)
    if ('fault' in linkable) return linkable.fault
    if (linkable.person !== person) return 'person'
    if (!(await makeLink(tx, { project: project.name, id: link, player_id: known.player_id, linked_at: now }))) return 'code'
    await markCode(tx, project.name, codeHash(code), link)
    return null
  })
