import pg from 'pg'

/** Players number 1 to `count` as registration would write them, without wallets. The owner's connection string is needed. */
export const namePlayers = async (owner_url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: owner_url })
  await client.connect()
  await client.query(
    `insert into players_accounts.players (id, login, currency, country, language, created_at) overriding system value
     select n, 'player-' || n, 'UAH', 'UA', 'en', now() from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query('analyze players_accounts.players')
  await client.end()
}
