import pg from 'pg'
import type { TestHouse } from '#apps/testing/test-house.ts'

/** Runs statements as the database's owner: for what the site's role may not do. */
export const asOwner = async <T>(test: TestHouse, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: test.owner_url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
