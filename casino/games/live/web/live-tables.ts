import { useCallback, useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import { isNewestState, usePublishedState } from '#kernel/web/state/realtime.ts'
import type { getLiveTable, LaidSlip, LiveCrowd, LiveTable, watchTables } from '../contract.ts'
import { watch_every_ms } from '../tables.ts'

interface Known {
  readonly table: LiveTable
  /** The server's clock minus this device's clock. */
  readonly skew_ms: number
}

/** Tables that this browser has loaded, by slug. */
const tables = createQueryState<Readonly<Record<string, Known>>>('live-tables')

/** The player's slips of current rounds, by id. */
const slips = createQueryState<Readonly<Record<string, LaidSlip>>>('live-slips')

const keep = (table: LiveTable): void =>
  tables.set((known) => ({ ...known, [table.slug]: { table, skew_ms: new Date(table.now).getTime() - Date.now() } }))

/** Applies a message of the channel; the realtime client guarantees their order. */
export const takeTable = keep

export const takeCrowd = ({ slug, ...crowd }: LiveCrowd & { readonly slug: string }): void =>
  tables.set((known) => {
    const of_table = known?.[slug]
    // Slips of rounds that are no longer shown are dropped.
    if (!known || of_table?.table.round?.id !== crowd.round) return known
    return { ...known, [slug]: { ...of_table, table: { ...of_table.table, crowd } } }
  })

export const keepSlips = (some: readonly LaidSlip[]): void =>
  slips.set((known) => ({ ...known, ...Object.fromEntries(some.map((slip) => [slip.id, slip])) }))

const refresh = async (slug: string): Promise<void> => {
  const answer = await api.call<typeof getLiveTable>('GET /rest/live/tables/{slug}/', { params: { slug } })
  if (!answer.success) return
  const { mine, stakes: _stakes, title: _title, rtps: _rtps, ...table } = answer.data
  keepSlips(mine)
  if (isNewestState({ of: `games/live:${slug}`, revision: table.revision })) keep(table)
}

/** A table that stays up to date: starts with the given state, then applies what was read and pushed. */
export const useLiveTable = (given: LiveTable): Known => {
  const known = tables.use()?.[given.slug]
  const { slug } = given
  useEffect(() => {
    // The page may be minutes old, so its server time cannot be used.
    if ((tables.get()?.[given.slug]?.table.revision ?? -1) < given.revision)
      tables.set((known) => ({ ...known, [given.slug]: { table: given, skew_ms: known?.[given.slug]?.skew_ms ?? 0 } }))
  }, [given])
  const read = useCallback(() => refresh(slug), [slug])
  usePublishedState(`live:${slug}`, read)
  return known && known.table.revision >= given.revision ? known : { table: given, skew_ms: 0 }
}

/** The player's slips of a round. */
export const useOwnSlips = (round_id: string | undefined): readonly LaidSlip[] =>
  Object.values(slips.use() ?? {}).filter(({ round }) => round === round_id)

/** Reports a viewer for as long as the page is visible. */
export const useWatching = (slugs: readonly string[]): void => {
  const named = slugs.join(' ')
  useEffect(() => {
    const say = (): void => {
      if (document.visibilityState !== 'visible' || named === '') return
      void api.call<typeof watchTables>('POST /rest/live/watch/', { body: { slugs: named.split(' ') } })
    }
    say()
    const timer = setInterval(say, watch_every_ms)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
    }
  }, [named])
}
