import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

const table = { kept: 'The table of a race stays as its players saw it; the name in it is gone.' }

export const personalData: PersonalData = {
  tables: {
    entries: { exported: ['race_id', 'rounds', 'points', 'joined_at', 'left_at'], erased: table },
    results: { exported: ['race_id', 'place', 'points', 'rounds', 'currency', 'prize_minor'], erased: table },
  },
}
