import { grantList } from '#casino/bonuses/bonuses/server/grant-list.ts'
import { slices } from '#apps/server/slices.ts'
import { ledgerHouse } from '../wallet/ledger-house.ts'

/**
 * As an operator's command does it, in a process of its own: says that its house is open, gives the bonus to so many players, and says how
 * long that took.
 */
const [app_url = '', name = '', first = '', count = ''] = process.argv.slice(2)
const house = ledgerHouse(
  app_url,
  slices.filter((slice) => slice.name !== 'money/wallet'),
)
const lines = Array.from({ length: Number(count) }, (_, index) => ({ player_id: BigInt(Number(first) + index), amount_minor: 100n }))
process.stdout.write('begins\n')
const begun_at = performance.now()
await grantList(house, 'bench', name, lines, { actor: 'operator:bench', reason: 'a benchmark' })
process.stdout.write(`${performance.now() - begun_at}\n`)
process.exit(0)
