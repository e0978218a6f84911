import type { House } from '#kernel/house.ts'
import { readTerms } from './check-terms.ts'
import { demoTerms } from './demo-terms.ts'
import { publishTerms, writeDraft } from './publish-terms.ts'
import { newestTerms } from './terms-store.ts'

/** Demo bonuses of this house's brand, so that the page is alive on the first start. What was ended is not brought back. */
export const seed = async (house: House): Promise<void> => {
  for (const written of demoTerms(house.brand, house.jurisdiction)) {
    const read = readTerms(written)
    if (!read.terms) throw new Error(`the terms ${written.slug}: ${read.faults.join('; ')}`)
    if (await newestTerms(house.db, written.slug)) continue
    await writeDraft(house, read.terms)
    const outcome = await publishTerms(house, written.slug, { actor: 'job:seed', reason: 'Demo content' })
    if (!outcome.terms) throw new Error(`the terms ${written.slug}: ${outcome.faults.join('; ')}`)
  }
}
