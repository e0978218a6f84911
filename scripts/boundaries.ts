/** `node scripts/boundaries.ts [folder]`: checks the rules on dependencies, SQL, texts, names, chance, time and size. */
import { checkTree } from './boundaries/check-tree.ts'
import { sizeReport } from './boundaries/sizes.ts'
import { codeFolders, readTree } from './boundaries/tree.ts'

const root = process.argv[2] ?? '.'
const tree = readTree(root)
const { problems, modules } = checkTree(tree)

const write = (line: string) => process.stdout.write(`${line}\n`)

for (const { rule, file, message } of problems) write(`${file}: [${rule}] ${message}`)

// Prints how many files were checked, and fails if files are missing: a check that read nothing must not pass.
const to_read = [...tree.keys()].filter((file) => !file.endsWith('.sql')).length
const blind = codeFolders.filter((folder) => folder !== 'bench' && ![...modules.keys()].some((file) => file.startsWith(`${folder}/`)))
const imports = [...modules.values()].reduce((sum, module) => sum + module.imports.length, 0)
write(`${modules.size} modules of ${to_read}, ${imports} imports, ${tree.size - to_read} SQL files; ${sizeReport(tree, modules)}`)
if (blind.length > 0) write(`Nothing was seen in ${blind.join(', ')}.`)
write(problems.length === 0 ? 'No boundary is crossed.' : `${problems.length} problems.`)
const saw_all = modules.size === to_read && blind.length === 0 && imports > modules.size
process.exit(problems.length === 0 && saw_all ? 0 : 1)
