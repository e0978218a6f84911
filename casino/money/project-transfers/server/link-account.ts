import { hash } from 'node:crypto'
import { requireProofForMoney } from '#casino/players/profile/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { type linkProject, type makeProjectCode, type ProjectCode, type ProjectsDesk, refuse, refuseFields } from '../contract.ts'
import { type LinkFault, redeemCodeCall } from '../door.ts'
import { code_lasts_ms, makeCode, shownCode, typedCode } from '../rules.ts'
import { askProject } from './ask-project.ts'
import { keepCode, makeLink } from './link-store.ts'
import { linkableAs } from './may-link.ts'
import { projectNamed, titleOf } from './projects.ts'
import { projectsDesk } from './projects-desk.ts'
import type { Project } from './settings.ts'

const tries = { name: 'project-codes', count: 10, window_s: 600 } as const

/** What is kept of a code, and what the link that it makes is called: a repetition makes the same link. */
export const codeHash = (code: string): Buffer => hash('sha256', `money/project-transfers code ${code}`, 'buffer')
const linkOf = (code: string): string => hash('sha256', `money/project-transfers link ${code}`, 'hex').slice(0, 32)

const ownFaults = { needs: 'transfer-needs-more', blocked: 'transfer-blocked', person: 'project-person-missing' } as const
const theirFaults = { needs: 'project-needs-more-there', blocked: 'project-blocked-there', person: 'project-other-person' } as const

const personOrRefuse = async (house: House, player_id: bigint, project: Project): Promise<string> => {
  const linkable = await linkableAs(house, house.db, player_id, project)
  return 'person' in linkable ? linkable.person : refuse(ownFaults[linkable.fault])
}

/** A code for another project. It says nothing of its player, and is good once, for ten minutes. Refusals as the contract names them. */
export const codeFor = async (call: Call<typeof makeProjectCode>): Promise<{ data: ProjectCode }> => {
  const { house, player_id, params } = call
  const project = projectNamed(house, params.project)
  await requireProofForMoney(call)
  await countTry(house, tries, String(player_id))
  await personOrRefuse(house, player_id, project)
  const code = makeCode((n) => house.random.below(n))
  const valid_till = new Date(house.clock.now().getTime() + code_lasts_ms)
  await keepCode(house.db, { project: project.name, player_id, code_hash: codeHash(code), valid_till })
  return { data: { code: shownCode(code), validTill: valid_till.toISOString(), lastsMs: code_lasts_ms } }
}

const refuseFault = (fault: LinkFault): never =>
  fault === 'code' ? refuseFields({ code: 'project-code-wrong' }) : refuse(theirFaults[fault])

/**
 * Links the account with the one that a code was made for at another project. The other house links first: what it alone knows moves no
 * money, and the same code makes the same link again. Refusals as the contract names them.
 */
export const linkAccount = async (call: Call<typeof linkProject>): Promise<{ data: ProjectsDesk }> => {
  const { house, player_id, params, body } = call
  const project = projectNamed(house, params.project)
  await requireProofForMoney(call)
  await countTry(house, tries, String(player_id))
  const code = typedCode(body.code) ?? refuseFields({ code: 'project-code-wrong' })
  const person = await personOrRefuse(house, player_id, project)
  const link = linkOf(code)
  const { fault } = await askProject(house, project, redeemCodeCall, { code, link, person }).catch((error: unknown) => {
    house.log.warn({ project: project.name, err: error }, 'a project could not be asked for a link')
    return refuse('project-unreachable', { title: titleOf(house, project.name) })
  })
  if (fault !== null) refuseFault(fault)
  const made = { project: project.name, id: link, player_id, linked_at: house.clock.now() }
  if (!(await inTransaction(house.db, (tx) => makeLink(tx, made)))) refuseFields({ code: 'project-code-wrong' })
  return { data: await projectsDesk(house, player_id) }
}
