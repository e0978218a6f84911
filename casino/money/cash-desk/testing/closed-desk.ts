import type { TestHouse } from '#apps/testing/test-house.ts'
import { closeDesk, openDeskAgain } from '../server/closing.ts'

const by = { actor: 'operator:anna', reason: 'the provider is being changed' }

/** The desk as an operator leaves it: for tests of what begins only while it is open. */
export const setDesk = (t: TestHouse, is_open: boolean): Promise<string> => (is_open ? openDeskAgain(by) : closeDesk(by))(t.house)
