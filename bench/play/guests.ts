import { arrive } from '../http/visitor.ts'

/** A guest with a demo game open: the same code path as money, without an account. */
export interface Guest {
  readonly headers: Readonly<Record<string, string>>
  readonly session: string
}

/** Comes to the site as a browser would, and opens a game. */
export const enter = async (site_url: string, slug: string): Promise<Guest> => {
  const visitor = await arrive(site_url)
  const opened = (await visitor.call('GET', `/rest/game/${slug}/play/?isMoney=false`)) as { data: { session: string } }
  return { headers: visitor.headers(), session: opened.data.session }
}
