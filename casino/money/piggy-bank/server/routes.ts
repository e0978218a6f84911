import { handle } from '#kernel/http/handle.ts'
import { breakPiggy, getPiggyInfo, getPiggyPage } from '../contract.ts'
import { rate_per_10000 } from '../rules.ts'
import { breakBank } from './break-piggy.ts'
import { gamesThatFill } from './filling-games.ts'
import { readPiggy } from './read-piggy.ts'

export const percent = Number(rate_per_10000) / 100

export const routes = [
  handle(getPiggyInfo, ({ house, player_id }) => readPiggy(house, player_id)),
  handle(breakPiggy, breakBank),
  handle(getPiggyPage, async ({ house, language }) => ({ payload: { games: [...(await gamesThatFill(house, language))], percent } })),
]
