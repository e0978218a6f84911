import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { operate, operateAt } from './operate.ts'
import { deposit, ownName, register, site } from './visiting.ts'

/** Campaigns that a journey publishes for itself, so that it knows beforehand who stands where. */

export const each = (amount: number) => ({ UAH: amount, USD: amount, EUR: amount, USDT: amount })
export const called = (name: string) => ({ uk: name, ru: name, en: name })
export const stakes = { UAH: { min_minor: 1_000, max_minor: 2_000 } }

export interface OwnCampaign {
  readonly slug: string
  readonly [field: string]: unknown
}

export const campaignOf = (slug: string, kind: string, title: string, parts: object): OwnCampaign => ({
  slug: ownName(slug),
  kind,
  title: called(title),
  text: called(title),
  brands: [],
  jurisdictions: [],
  budget: each(100_000_000),
  boards: [],
  settings: {},
  ...parts,
})

/** A table with a point a round, whatever the round brings. */
export const roundsOf = (game: string) => ({
  games: [game],
  stakes,
  score: { kind: 'rounds', within_attempt: 'sum', most_points: 20 },
  attempts: 1,
  rounds_per_attempt: 20,
  extra_attempts: 0,
  entry: 'play',
  prizes: [],
})

/** On the site of this worker's journeys, or on another one by its data folder. */
const command = (at: string | undefined, ...words: readonly string[]): Promise<string> =>
  at === undefined ? operate(...words) : operateAt(at, ...words)

interface Publishing {
  readonly at?: string | undefined
  readonly begins_in_ms?: number
}

/** For an hour, which begins once the operator's program is open: a busy machine may need longer for that than a start may be late. */
export const publish = async (campaign: OwnCampaign, { at, begins_in_ms = 0 }: Publishing = {}): Promise<void> => {
  if (at === undefined) await operate('campaigns', 'list')
  const begins_ms = Date.now() + begins_in_ms
  const [starts_at, ends_at] = [begins_ms, begins_ms + 3_600_000].map((ms) => new Date(ms).toISOString())
  const document = { ...campaign, starts_at, ends_at }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-campaign-'))
  try {
    const file = path.join(folder, `${document.slug}.json`)
    await writeFile(file, JSON.stringify(document))
    await command(at, 'campaigns', 'draft', file)
    await command(at, 'campaigns', 'publish', document.slug)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const end = ({ slug }: OwnCampaign, at?: string): Promise<string> => command(at, 'campaigns', 'end', slug)

/** A pot that falls with every round of a game as long as there is one; each begins with `seed` kopecks. */
export const potOf = (game: string, title: string, { seed, stock }: { readonly seed: number; readonly stock: number }) => ({
  outcomes: [
    { name: 'pot', title: called(title), weight: 1, stock, pot: { seed: each(seed), most: each(seed * 2), share_millionths: 10_000 } },
  ],
  nothing_weight: 0,
  rounds: { games: [game], stakes },
})

/** What was published for a journey that failed is not left to those after it. */
export const endingAfterFailure = async (campaigns: readonly OwnCampaign[], journey: () => Promise<void>): Promise<void> => {
  try {
    await journey()
  } catch (error) {
    await Promise.allSettled(campaigns.map((campaign) => end(campaign)))
    throw error
  }
}

/** A registered player with two thousand hryvnias; returns the login. */
export const newPlayer = async (page: Page, name: string, at = site): Promise<string> => {
  const login = await register(page, name, at)
  await deposit(page, 200_000, at)
  return login
}
