import { likesOfOthers } from '#casino/games/favourites/server/api.ts'
import { cardsByIds, gameBySlug, pageOfGame } from '#casino/games/lobby/server/api.ts'
import { slotRules } from '#casino/games/play/server/api.ts'
import type { BetMaths, GameMaths } from '#engines/game.ts'
import { engineOf, slotEngines } from '#engines/registry.ts'
import type { SlotDefinition } from '#engines/slot/definition.ts'
import { Moved } from '#kernel/http/answers.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import type { ComponentData } from '#kernel/slice.ts'
import { abouts, isAbout } from '../abouts.ts'
import type { GamePageData } from '../contract.ts'
import { texts } from '../texts.ts'

const refuse = refuserOf(texts)

const rangeOf = (bets: readonly BetMaths[], figure: 'rtp' | 'hit_rate'): readonly [string, string] => {
  const percents = bets.map((bet) => bet[figure].percent).toSorted((a, b) => Number(a) - Number(b))
  return [percents[0] ?? '0', percents.at(-1) ?? '0']
}

const choicesOf = ({ bets }: GameMaths): GamePageData['choices'] => {
  const all = Object.values(bets)
  return all.length === 0 ? null : { rtp: rangeOf(all, 'rtp'), hit_rate: rangeOf(all, 'hit_rate') }
}

const slotOf = (house: House, language: Language, definition: SlotDefinition): GamePageData['slot'] => ({
  symbols: definition.symbols
    .filter(({ role }) => role === 'regular')
    .map(({ id, names, pays }) => ({
      id,
      name: names[language],
      pays: Object.entries(pays).map(([count, coins]) => ({ count: Number(count), multiple: coins / definition.coins_per_stake })),
    })),
  rules: slotRules(definition, language, (key, values = {}) => house.messages.format(language, key, values)),
})

/**
 * One game with its rules and figures, from the definition and the maths that act. Games of the live floor and of studios outside have pages of
 * their own, to which the browser is led. An unknown game is 404.
 */
export const gamePage: ComponentData<'game-page'> = async ({ house, language, visitor, params }) => {
  const slug = params['slug'] ?? ''
  const game = await gameBySlug(house, slug)
  const engine = engineOf(slug)
  const other_page = game ? pageOfGame(game) : null
  if (other_page !== null) throw new Moved(other_page)
  if (!game || !engine) return refuse('game-page-unknown', {}, 404)
  const [[card], likes_of_others] = await Promise.all([
    cardsByIds(house, language, [game.id]),
    likesOfOthers(house.db, game.id, visitor.player_id),
  ])
  if (!card) return refuse('game-page-unknown', {}, 404)
  const about = `game-about.${slug}`
  const slot = slotEngines.find((one) => one.slug === slug)
  const { rtp, hit_rate, deviation, volatility, max_win_multiple } = engine.maths
  return {
    card,
    about: isAbout(about) ? abouts[about][language] : null,
    likesOfOthers: likes_of_others,
    rtp,
    hit_rate,
    deviation,
    volatility,
    max_win_multiple,
    choices: choicesOf(engine.maths),
    slot: slot ? slotOf(house, language, slot.definition) : null,
  }
}
