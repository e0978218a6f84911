import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import { type Call, handle, type Handled } from '#kernel/http/handle.ts'
import { signatureOf, signedCallOf } from '#kernel/http/signed-calls.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { checkCall, creditCall, redeemCodeCall, reportCall, unlinkCall, voidCall } from '../door.ts'
import { type Answer, signedAnswer } from './ask-project.ts'
import { endLink, takeNonce } from './link-store.ts'
import { receivingFault } from './may-receive.ts'
import { credit, voidTransfer } from './receive-transfer.ts'
import { redeemCode } from './redeem-code.ts'
import { reportTo } from './report.ts'
import { type Project, projectSettings } from './settings.ts'

type DoorCall<E extends EndpointDeclaration> = Call<E> & { readonly params: { readonly project: string } }

/**
 * A call of another project: nothing of it is looked at before its signature is, and each is heard once. Refuses `project-signature` (403),
 * whatever of it is wrong, and `project-nonce-used` (409). Its answer is signed as well.
 */
const door = <E extends EndpointDeclaration>(
  endpoint: E,
  run: (house: House, project: Project, body: DoorCall<E>['body']) => Promise<Answer<E>>,
): Handled =>
  handle(endpoint, (async ({ house, request, params, body }: DoorCall<E>) => {
    const project = house.config.of(projectSettings).others.get(params.project)
    const now = house.clock.now()
    const call = project && signedCallOf(request, { from: project.name, key: project.key }, now)
    if (!call) return refuse('project-signature', {}, 403)
    if (!(await takeNonce(house.db, project.name, call.nonce, now))) return refuse('project-nonce-used', {}, 409)
    const data = await run(house, project, body)
    return { data, signature: signatureOf(project.key, signedAnswer(call, house.config.of(projectSettings).own_name, data)) }
  }) as never)

export const doorRoutes: readonly Handled[] = [
  door(redeemCodeCall, async (house, project, body) => ({ link: body.link, fault: await redeemCode(house, project, body) })),
  door(unlinkCall, async (house, { name }, { link }) => {
    await endLink(house.db, name, link, house.clock.now())
    return { link }
  }),
  door(checkCall, async (house, { name }, { link, amount, currency }) => {
    const { fault } = await receivingFault(house, house.db, { project: name, link_id: link, amount_minor: BigInt(amount), currency })
    return { link, fault }
  }),
  door(creditCall, (house, { name }, body) => credit(house, name, body)),
  door(voidCall, (house, { name }, body) => voidTransfer(house, name, body)),
  door(reportCall, (house, { name }, { from, to }) => reportTo(house, name, { from: new Date(from), to: new Date(to) })),
]
