import { competitorsByIds } from '#casino/sportsbook/catalogue/server/api.ts'
import type { OperatorCommand, OperatorWork } from '#kernel/operator/commands.ts'
import { stockOf } from './offer-store.ts'
import { publishing } from './publish-offer.ts'
import { listing, sending } from './send-t-shirt.ts'
import { currentOffer } from './show-t-shirts.ts'

const showStock: OperatorWork = async (house) => {
  const offer = await currentOffer(house.db, house.clock.now())
  if (!offer) return 'No T-shirts are on offer.'
  const stock = Map.groupBy(await stockOf(house.db, offer.id), ({ team_id }) => team_id)
  const teams = await competitorsByIds(house.db, [...stock.keys()])
  const lines = teams.map(({ id, name }) => {
    const left = (stock.get(BigInt(id)) ?? []).map(({ size, amount_left }) => `${size}:${amount_left}`)
    return [id, name.en, left.join(' ')].join('\t')
  })
  return [`Until ${offer.ends_at.toISOString()}, for ${offer.bets} settled bets with cash.`, ...lines].join('\n')
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'sport publish-t-shirts',
    usage: '<club-ids> --sizes <M:40,L:40> --days <days> [--bets <count>]',
    decides: true,
    read: publishing,
    help: `An offer begins at once. Each player chooses one T-shirt after so many settled bets with cash, and says where to send it for two weeks
after its end; then the next offer can begin. The numbers of --sizes are of every club.`,
  },
  { name: 'sport t-shirts', read: () => showStock },
  { name: 'sport t-shirts-to-send', decides: true, read: (_typed, by) => listing(by) },
  { name: 'sport mark-t-shirt-sent', usage: '<number>', decides: true, read: ({ words }, by) => sending(words[0], by) },
]
