import { handle } from '#kernel/http/handle.ts'
import { downloadStatement, explainBalance, getStatement } from '../contract.ts'
import { explain } from './explain-balance.ts'
import { statementFile } from './statement-file.ts'
import { statementOf } from './statement.ts'

export const routes = [
  handle(explainBalance, async ({ house, player_id, language }) => ({ data: await explain(house, player_id, language) })),
  handle(getStatement, statementOf),
  handle(downloadStatement, statementFile),
]
