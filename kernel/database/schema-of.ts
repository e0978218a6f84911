/** A slice's PostgreSQL schema: `loyalty/rank-league` → `loyalty_rank_league`. */
export const schemaOf = (slice_name: string): string => slice_name.replaceAll(/[/-]/g, '_')
