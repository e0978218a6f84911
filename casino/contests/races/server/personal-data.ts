import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

const table = { kept: 'Tables of races from before there were boards; they stand on the boards of today too.' }

export const personalData: PersonalData = {
  tables: {
    entries: { exported: [], erased: table },
    results: { exported: [], erased: table },
  },
}
