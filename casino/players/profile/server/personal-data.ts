import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import { dropPicture } from './document-files.ts'
import { eraseDocuments } from './document-store.ts'

export const personalData: PersonalData = {
  tables: {
    profiles: {
      exported: [
        'first_name',
        'last_name',
        'birth_date',
        'region',
        'city',
        'address',
        'inn',
        'subscriptions',
        'protected_at',
        'changed_at',
      ],
      erased: 'deleted',
    },
    documents: { exported: ['type', 'status', 'reject_reason', 'bytes', 'uploaded_at', 'decided_at'], erased: 'by-the-slice' },
    push_tokens: { exported: ['seen_at'], erased: 'deleted' },
    seen: { exported: ['kind', 'name', 'at'], erased: 'deleted' },
    currency_changes: {
      exported: ['from_currency', 'to_currency', 'at'],
      erased: { kept: 'It says in which currency the entries of the ledger were. It names a number alone.' },
    },
  },
  /** That an identity was verified, when and by whom must be provable later; the pictures and the texts about them are erased. */
  erase: async (tx, house, player_id) => {
    const files = await eraseDocuments(tx, player_id)
    return async () => {
      for (const file of files) await dropPicture(house, file)
    }
  },
}
