import type { Module } from './modules.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Areas that promote: they give prizes and send messages only through hubs that check whether a player may be addressed. */
const promoting: ReadonlySet<string> = new Set(['bonuses', 'campaigns', 'games', 'sportsbook', 'contests', 'loyalty', 'seasons'])

/** Areas that only give prizes: they credit players only through the prize hub. */
const giving: ReadonlySet<string> = new Set(['campaigns', 'contests', 'loyalty', 'seasons'])

const wallet = 'casino/money/wallet/server/api.ts'

const problemsOf = ({ file, text, imports }: Module): Problem[] => {
  const area = sliceOf(file)?.area
  if (area === undefined || isTest(file) || !promoting.has(area)) return []
  return imports.flatMap(({ specifier, target, type_only }): Problem[] => {
    if (giving.has(area) && target === wallet && !type_only && /\bpurseOf\b/.test(text))
      return [
        { rule: 'gives-past-the-hub', file, message: `takes purseOf from ${specifier}: players are given things by bonuses/prizes alone` },
      ]
    if (target?.startsWith('kernel/outbox/'))
      return [
        { rule: 'tells-past-the-gate', file, message: `imports ${specifier}: players are told by a notice (messages/notifications) alone` },
      ]
    return []
  })
}

/** Promoting slices may not bypass the audience gate: grants and notices go through the hubs that ask it. */
export const checkAudienceGate = (modules: Iterable<Module>): Problem[] => [...modules].flatMap(problemsOf)
