import { handle } from '#kernel/http/handle.ts'
import { addHold, collectHold, showMoneyBox, withdrawPrincipal } from '../contract.ts'
import { putAside } from './add-hold.ts'
import { collect } from './collect-hold.ts'
import { readBox } from './read-box.ts'
import { takeOut } from './withdraw.ts'

export const routes = [
  handle(showMoneyBox, async ({ house, player_id }) => ({ data: await readBox(house, player_id) })),
  handle(collectHold, collect),
  handle(addHold, putAside),
  handle(withdrawPrincipal, takeOut),
]
