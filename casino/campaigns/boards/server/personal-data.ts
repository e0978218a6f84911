import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import { progressOf } from './player-progress.ts'

const table = { kept: 'The table of a contest stays as its players saw it; the name in it is gone.' }

export const personalData: PersonalData = {
  tables: {
    entries: { exported: ['board_id', 'team', 'joined_at', 'left_at'], erased: table },
    counted_bets: { exported: ['board_id', 'bet_id', 'currency', 'stake_minor', 'win_minor', 'at'], erased: table },
    boosts: { exported: ['board_id', 'factor', 'starts_at', 'ends_at'], erased: 'deleted' },
    results: { exported: ['board_id', 'place', 'points', 'rounds', 'currency', 'prize_minor'], erased: table },
  },
  export: async (house, player_id) => ({ progress: await progressOf(house, player_id) }),
}
