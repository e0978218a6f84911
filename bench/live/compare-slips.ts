import pg from 'pg'
import { sourceOf } from '#casino/games/live/server/chains.ts'
import { liveEngineOf } from '#engines/registry.ts'
import type { LiveBet } from '#casino/games/live/contract.ts'
import type { LedgerDatabase } from '../wallet/ledger-house.ts'

export interface Compared {
  readonly slips: number
  readonly returned: number
  /** Acknowledged slips that are missing. */
  readonly lost: number
  /** Slips that were never acknowledged, and slips that were told as settled more or less than once. */
  readonly doubled: number
  /** Slips that were not paid what the seed of their round says. */
  readonly mispaid: number
  /** Slips that still wait for a result. */
  readonly open: number
  /** Players whose balance is not what their slips come to. */
  readonly wrong: number
  readonly unbalanced: number
}

interface SlipRow {
  readonly id: number
  readonly player: number
  readonly key: string
  readonly slug: string
  readonly number: number
  readonly server_seed: string
  readonly bets: readonly LiveBet[]
  readonly stake: number
  readonly win: number | null
  readonly state: 'open' | 'settled' | 'returned'
  readonly times: number
}

const winOf = ({ slug, number, server_seed, bets }: SlipRow): number =>
  liveEngineOf(slug)?.play({ bets }, sourceOf(server_seed, slug, number)).win_minor ?? 0

/** Sets every slip and balance beside what players were told, and every win beside the seed of its round. */
export const compareSlips = async (
  database: LedgerDatabase,
  acknowledged: ReadonlyMap<number, ReadonlySet<string>>,
  start_minor: number,
): Promise<Compared> => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  const read = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[]
  const slips = await read<SlipRow>(
    `select s.id::int, s.player_id::int as player, s.command_key as key, r.table_slug as slug, r.number, r.server_seed, s.bets,
            s.stake_minor::float8 as stake, s.win_minor::float8 as win, s.state,
            coalesce(told.times, 0) as times
       from games_live.slips s join games_live.rounds r on r.id = s.round_id
       left join (select (data ->> 'slip_id')::bigint as slip_id, count(*)::int as times
                    from kernel.facts where kind = 'games/live.bet-settled' group by 1) told on told.slip_id = s.id`,
  )
  const balances = await read<{ owner: number; balance: number }>(
    `select owner_id::int as owner, balance::float8 as balance from money_wallet.accounts where owner_id > 0 and purse = 'main'`,
  )
  const drift = await read<object>(`select * from money_wallet.find_drift()`)
  await client.end()
  const there = new Set(slips.map(({ player, key }) => `${player} ${key}`))
  const told = [...acknowledged].flatMap(([player, keys]) => [...keys].map((key) => `${player} ${key}`))
  const unknown = slips.filter(({ player, key }) => !acknowledged.get(player)?.has(key))
  const comesTo = (slip: SlipRow): number => (slip.state === 'returned' ? 0 : (slip.win ?? 0) - slip.stake)
  const by_player = Map.groupBy(slips, ({ player }) => player)
  const owed = (player: number): number => (by_player.get(player) ?? []).reduce((sum, slip) => sum + comesTo(slip), start_minor)
  return {
    slips: slips.length,
    returned: slips.filter(({ state }) => state === 'returned').length,
    lost: told.filter((one) => !there.has(one)).length,
    doubled: unknown.length + slips.filter(({ times }) => times !== 1).length,
    mispaid: slips.filter((slip) => slip.state === 'settled' && slip.win !== winOf(slip)).length,
    open: slips.filter(({ state }) => state === 'open').length,
    wrong: balances.filter(({ owner, balance }) => balance !== owed(owner)).length,
    unbalanced: drift.length,
  }
}
