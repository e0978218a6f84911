import { Gauge } from 'prom-client'
import { perHouse, type House } from '#kernel/house.ts'
import type { OperatorCommand } from '#kernel/operator/commands.ts'
import { healthOf, minutes_looked_at } from '../provider-health.ts'
import { readFigures, type FiguresRow } from './figures-store.ts'
import type { OfferedMethod } from './provider.ts'

/** Cached, because players arrive more often than the figures change. */
const kept_ms = 5_000
const known = perHouse((): { at_ms: number; figures: readonly FiguresRow[] } => ({ at_ms: -Infinity, figures: [] }))

const figuresOf = async (house: House): Promise<readonly FiguresRow[]> => {
  const kept = known(house)
  const now = house.clock.now()
  if (Math.abs(now.getTime() - kept.at_ms) < kept_ms) return kept.figures
  kept.figures = await readFigures(house.db, now)
  kept.at_ms = now.getTime()
  return kept.figures
}

/** Exports provider health to /metrics, so that failures are noticed before players report them. */
export const showHealth = (house: House): void => {
  const collect = async function (this: Gauge<'provider' | 'outcome'>): Promise<void> {
    // The other metrics are still exported if the database does not respond.
    const rows = await figuresOf(house).catch(() => [])
    this.reset()
    for (const { provider, begun, unanswered, completed, failed } of rows)
      for (const [outcome, count] of Object.entries({ begun, unanswered, completed, failed })) this.set({ provider, outcome }, count)
  }
  new Gauge({
    name: 'openhouse_provider_payments',
    help: `Payments that were begun in the last ${minutes_looked_at} minutes, by provider and by what became of them.`,
    labelNames: ['provider', 'outcome'] as const,
    registers: [house.metrics.registry],
    collect,
  })
}

/**
 * Payment methods in the order offered: methods of failing providers last, methods of providers that are down not at all unless
 * there is no other.
 */
export const byHealth = async (house: House, methods: readonly OfferedMethod[]): Promise<readonly OfferedMethod[]> => {
  if (new Set(methods.map(({ provider }) => provider.name)).size < 2) return methods
  const figures = await figuresOf(house)
  const health = ({ provider }: OfferedMethod) => healthOf(figures.find((one) => one.provider === provider.name))
  const failing = methods.filter((one) => health(one) === 'failing').map((one) => ({ ...one, is_failing: true }))
  const up = [...methods.filter((one) => health(one) === 'well'), ...failing]
  return up.length === 0 ? methods : up
}

export const healthCommands: readonly OperatorCommand[] = [
  {
    name: 'providers list',
    help: 'How the payments of the last half hour went, by provider, and what the desk makes of it.',
    read: () => async (house) =>
      (await readFigures(house.db, house.clock.now()))
        .map((row) => {
          const { provider, begun, unanswered, completed, failed } = row
          return [provider, healthOf(row), `begun ${begun}`, `completed ${completed}`, `failed ${failed}`, `unanswered ${unanswered}`].join(
            '\t',
          )
        })
        .join('\n') || 'No payment was begun in the last half hour.',
  },
]
