import type { HouseBooks, ProviderReport } from '#casino/money/reconciliation/extensions.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { reportCall } from '../door.ts'
import { type Answer, askProject } from './ask-project.ts'
import { clearingName } from './projects.ts'
import { acceptedOf, type ReportedTransfer, sentTo } from './report-store.ts'
import { projectSettings } from './settings.ts'

/** To the reconciliation a project is a provider, called as its clearing account is. */
const projectOf = (house: House, provider: string): string | undefined =>
  [...house.config.of(projectSettings).others.keys()].find((name) => clearingName(name) === provider)

const projectProviders = (house: House): readonly string[] => [...house.config.of(projectSettings).others.keys()].map(clearingName)

type Order = Awaited<ReturnType<HouseBooks['read']>>[number]

const orderOf =
  (kind: Order['kind']) =>
  ({ name, amount_minor, currency, at }: ReportedTransfer): Order => ({ kind, order: name, amount_minor, currency, at })

/** What moved by our books: what came as payments, what left and is known to have arrived as payouts. */
export const movedTransfers: HouseBooks = {
  source: 'project-transfers',
  providers: projectProviders,
  read: async (house, provider, period) => {
    const project = projectOf(house, provider)
    if (project === undefined) return []
    const sent = await sentTo(house.db, project, period)
    const came = await acceptedOf(house.db, project, period)
    return [...came.map(orderOf('payment')), ...sent.filter(({ is_open }) => !is_open).map(orderOf('payout'))]
  },
}

const lineOf = ({ name, amount_minor, currency, at }: ReportedTransfer) => ({
  transfer: name,
  amount: toWire(amount_minor),
  currency,
  at: at.toISOString(),
})

type Period = Parameters<HouseBooks['read']>[2]

/** The answer to another project that compares its books with ours. */
export const reportTo = async (house: House, project: string, period: Period): Promise<Answer<typeof reportCall>> => {
  const sent = await sentTo(house.db, project, period)
  return {
    accepted: (await acceptedOf(house.db, project, period)).map(lineOf),
    arrived: sent.filter(({ is_open }) => !is_open).map(lineOf),
    open: sent.filter(({ is_open }) => is_open).map(lineOf),
  }
}

type Line = Answer<typeof reportCall>['accepted'][number]

const told =
  (kind: Order['kind']) =>
  ({ transfer, amount, currency, at }: Line): Order => ({ kind, order: transfer, amount_minor: BigInt(amount), currency, at: new Date(at) })

/**
 * What the other house says. What one side has done and the other has not heard of yet is on its way and no difference: a transfer that is open
 * with us and accepted there, and one that is open there and accepted here.
 */
export const reportedTransfers: ProviderReport = {
  source: 'project-transfers',
  providers: projectProviders,
  read: async (house, provider, period) => {
    const name = projectOf(house, provider) ?? ''
    const project = house.config.of(projectSettings).others.get(name)
    if (!project) return []
    const [from, to] = [period.from.toISOString(), period.to.toISOString()]
    const { accepted, arrived, open } = await askProject(house, project, reportCall, { from, to })
    const [sent, came] = [await sentTo(house.db, name, period), await acceptedOf(house.db, name, period)]
    const open_here = new Set(sent.filter(({ is_open }) => is_open).map((one) => one.name))
    const came_here = new Set(came.map((one) => one.name))
    return [
      ...accepted.filter(({ transfer }) => !open_here.has(transfer)).map(told('payout')),
      ...[...arrived, ...open.filter(({ transfer }) => came_here.has(transfer))].map(told('payment')),
    ]
  },
}
