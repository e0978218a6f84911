import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    views: { exported: ['story_id', 'at'], erased: 'deleted' },
    likes: { exported: ['story_id', 'at'], erased: 'deleted' },
  },
}
