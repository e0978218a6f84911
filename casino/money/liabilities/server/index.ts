import { readFile } from 'node:fs/promises'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { personalData, retention } from './personal-data.ts'
import { publishedBooks } from './proofs.ts'
import { jobs } from './publish-books.ts'
import { routes } from './routes.ts'

/** The verifier in another language, which shares no code with the house. */
const script = new URL('../../../../scripts/verify-balance.py', import.meta.url)

export const slice = defineServerSlice({
  name: 'money/liabilities',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  jobs,
  components: { liabilities: async ({ house }) => ({ books: await publishedBooks(house) }) },
  documents: (app) => {
    app.get('/fairness/verify-balance.py', { schema: { hide: true } }, async (_, reply) =>
      reply
        .header('content-type', 'text/x-python; charset=utf-8')
        .header('content-disposition', 'attachment; filename="verify-balance.py"')
        .send(await readFile(script)),
    )
  },
  personalData,
  retention,
})
