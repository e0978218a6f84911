import pg from 'pg'

const chunk = 50_000

/** Round numbers in the middle of the range, so that stored rounds are among the measured ones in the indexes, as on a real site. */
const stored = `
  with numbers as materialized (
    select $1::bigint + n as id, ($1::bigint + n) * 7919 % $3 + 1 as owner_id from generate_series(1, $2) n
  ), written as (
    insert into money_wallet.transactions (id, scope, key, request_hash, reference, game, at, balance_after, answer)
      overriding system value
    select id, owner_id, 'p ' || gen_random_uuid(), '\\x0123456789abcdef0123456789abcdef', 'round:' || owner_id || ':' || id,
           'carpathian-nights', now(), 1000000000000,
           '{"stops":[11,4,27,8,19],"win":150,"lines":[{"line":3,"symbol":"A","count":3,"win":150}],"balance":100000}'
      from numbers
  ), told as (
    insert into kernel.facts (kind, player_id, data, at)
    select 'games/play.round-settled', owner_id, '{"game":"carpathian-nights","stake":100,"win":0,"currency":"UAH"}', now() from numbers
  )
  insert into money_wallet.entries (transaction_id, line, from_account, to_account, amount, at, reason)
  select numbers.id, line, case line when 1 then a.id else h.id end, case line when 1 then h.id else a.id end, 100, now(),
         case line when 1 then 'stake' else 'win' end
    from numbers
    join money_wallet.accounts a on a.owner_id = numbers.owner_id and a.purse = 'main' and a.asset = 'UAH'
    join money_wallet.accounts h on h.owner_id = 0 and h.purse = 'house:games' and h.asset = 'UAH'
   cross join generate_series(1, 2) line
   where line = 1 or numbers.id % 4 = 0`

/** Inserts settled rounds of players 1 to `players` as the ledger would, faster than playing them. */
export const storeRounds = async (owner_url: string, rounds: number, players: number): Promise<void> => {
  const client = new pg.Client({ connectionString: owner_url })
  await client.connect()
  await client.query(`select money_wallet.open_account(0, 'house:games', 'UAH')`)
  const { rows } = await client.query<{ last: string }>('select coalesce(max(id), 0)::text as last from money_wallet.transactions')
  const first = Number(rows[0]?.last)
  for (let done = 0; done < rounds; done += chunk) await client.query(stored, [first + done, Math.min(chunk, rounds - done), players])
  await client.query(`select setval(pg_get_serial_sequence('money_wallet.transactions', 'id'), $1)`, [first + rounds])
  await client.query('vacuum analyze money_wallet.transactions, money_wallet.entries, money_wallet.accounts, kernel.facts')
  await client.end()
}
