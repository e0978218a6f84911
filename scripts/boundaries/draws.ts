import type { Module } from './modules.ts'
import { isTest, type Problem } from './tree.ts'

interface Door {
  /** The module whose importers are restricted. */
  readonly module: string
  readonly allowed: RegExp
  readonly advice: string
}

/**
 * A prize may only be drawn after everything that can refuse has been checked (reliability 26), so the modules with access to
 * random sources are listed here.
 */
const doors: readonly Door[] = [
  {
    module: 'kernel/random/fair-source.ts',
    allowed: /^(kernel\/random|bench)\//,
    advice: 'draw with fairDraw, which asks for what the ledger accepted, or retell with settledSource',
  },
  {
    module: 'kernel/random/accepted.ts',
    allowed:
      /^casino\/money\/wallet\/server\/(settle-batch|settle-free-spin)\.ts$|^casino\/games\/play\/server\/(demo-round|steps\/(begin-round|take-step))\.ts$|^casino\/campaigns\/draws\/server\/seed\.ts$|^kernel\/random\/|^bench\//,
    advice:
      'only the ledger, the books of the demo and those of rounds of steps say that a draw is paid for: settle the round with settleInstant and draw in its `draw`',
  },
  {
    module: 'kernel/random/settled-source.ts',
    allowed: /^casino\/games\/(play\/server\/(rounds|steps\/told-steps)|videos\/recordings)\.ts$/,
    advice:
      'only a round that is settled already, a step of it that was told, or one of published seeds, may be told again: what is still to be paid is drawn with fairDraw',
  },
  {
    module: 'kernel/random/committed-source.ts',
    allowed: /^casino\/(sportsbook\/simulator\/server\/seeds|games\/live\/server\/chains)\.ts$/,
    advice: 'only a match or a round of a live table, whose seed was committed to before anybody could bet on it, is drawn by itself',
  },
  {
    module: 'engines/chance/fast-source.ts',
    allowed: /^(engines|bench)\//,
    advice: 'a generator for simulations decides nothing that a player can win: draw with fairDraw',
  },
]

/** Random sources are only imported by the listed modules. Type imports are allowed. */
export const checkDraws = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap(({ file, imports }) => {
    if (isTest(file)) return []
    const reached = imports.filter(({ type_only }) => !type_only).map(({ target }) => target)
    return doors
      .filter(({ module, allowed }) => reached.includes(module) && file !== module && !allowed.test(file))
      .map(({ module, advice }) => ({ rule: 'drawn-unpaid', file, message: `imports ${module}: ${advice}` }))
  })
