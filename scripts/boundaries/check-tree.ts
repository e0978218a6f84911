import { checkAudienceGate } from './audience-gate.ts'
import { checkChanceAndTime } from './chance-and-time.ts'
import { checkCycles, checkKnowsEverySlice } from './cycles.ts'
import { checkSliceImports } from './slice-imports.ts'
import { checkDraws } from './draws.ts'
import { checkFileNames } from './file-names.ts'
import { checkLayers } from './layers.ts'
import { readModules, type Module } from './modules.ts'
import { checkNamesCompared } from './names-compared.ts'
import { checkParts } from './parts.ts'
import { checkServerData } from './server-data.ts'
import { checkSizes } from './sizes.ts'
import { checkSql } from './sql.ts'
import { checkSqlFunctions } from './sql-functions.ts'
import { checkStores } from './stores.ts'
import { checkTexts } from './texts.ts'
import type { Problem, SourceTree } from './tree.ts'
import { checkWebReach } from './web-reach.ts'

/** Runs every rule on a source tree. */
export const checkTree = (tree: SourceTree): { problems: Problem[]; modules: ReadonlyMap<string, Module> } => {
  const { modules, problems } = readModules(tree)
  const all = [...modules.values()]
  const found = [
    ...problems,
    ...checkLayers(all),
    ...checkSliceImports(all),
    ...checkAudienceGate(all),
    ...checkWebReach(modules),
    ...checkCycles(modules),
    ...checkKnowsEverySlice(modules),
    ...checkSql(tree, modules),
    ...checkSqlFunctions(tree),
    ...checkStores(all),
    ...checkTexts(modules),
    ...checkServerData(modules),
    ...checkParts(all),
    ...checkNamesCompared(all),
    ...checkChanceAndTime(all),
    ...checkDraws(all),
    ...checkSizes(tree, modules),
    ...checkFileNames(tree, modules),
  ]
  return { problems: found, modules }
}
