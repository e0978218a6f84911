import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    likes: { exported: ['game_id', 'is_favourite', 'changed_at'], erased: 'deleted' },
    starts: { exported: ['game_id', 'last_at'], erased: 'deleted' },
  },
}
