import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

export const personalData: PersonalData = {
  tables: { messages: { exported: ['title', 'body', 'link', 'added_at', 'read_at'], erased: 'deleted' } },
}
