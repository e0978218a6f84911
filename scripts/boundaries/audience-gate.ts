import type { Module } from './modules.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Areas whose slices promote: what they give and say goes through a hub that asks who may be turned to. */
const promoting: ReadonlySet<string> = new Set(['bonuses', 'campaigns', 'games', 'sportsbook', 'contests', 'loyalty', 'seasons'])

/** Areas that give prizes alone: nothing of theirs reaches a player's purse but by the hub of prizes. */
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

/** One gate stands in front of grants and notices: nothing that promotes goes around it to a purse or a letter-box. */
export const checkAudienceGate = (modules: Iterable<Module>): Problem[] => [...modules].flatMap(problemsOf)
