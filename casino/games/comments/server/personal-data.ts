import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    comments: { exported: ['game_id', 'rating', 'text', 'posted_at', 'state'], erased: 'deleted' },
    likes: { exported: ['comment_id', 'at'], erased: 'deleted' },
    reports: { exported: ['comment_id', 'reason', 'at'], erased: 'deleted' },
    played: { exported: ['game_id', 'first_at'], erased: 'deleted' },
  },
}
