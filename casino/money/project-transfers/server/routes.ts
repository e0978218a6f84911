import { pageOfRows } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { crossProjectTransfer, getProjects, linkProject, listTransfers, makeProjectCode, unlinkProject } from '../contract.ts'
import { transfers_limit } from '../rules.ts'
import { doorRoutes } from './answer-projects.ts'
import { transfersOf } from './history-store.ts'
import { codeFor, linkAccount } from './link-account.ts'
import { projectsDesk } from './projects-desk.ts'
import { startTransfer } from './start-transfer.ts'
import { transferLine } from './transfer-line.ts'
import { unlink } from './unlink.ts'

export const routes = [
  handle(getProjects, async ({ house, player_id }) => ({ data: await projectsDesk(house, player_id) })),
  handle(makeProjectCode, codeFor),
  handle(linkProject, linkAccount),
  handle(unlinkProject, unlink),
  handle(crossProjectTransfer, (call) => startTransfer(call)),
  handle(listTransfers, async ({ house, player_id, query: { limit = transfers_limit, offset = 0 } }) => {
    const rows = await transfersOf(house.db, player_id, { limit: limit + 1, offset })
    return pageOfRows(
      rows.map((row) => transferLine(house, row)),
      limit,
    )
  }),
  ...doorRoutes,
]
