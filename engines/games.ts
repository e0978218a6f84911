import { amberDrop } from './instant/games/amber-drop.ts'
import { archer } from './instant/games/archer.ts'
import { ducats } from './instant/games/ducats.ts'
import { fairWheel } from './instant/games/fair-wheel.ts'
import { fireflies } from './instant/games/fireflies.ts'
import { penalty } from './instant/games/penalty.ts'
import { pysanky } from './instant/games/pysanky.ts'
import { steppeRace } from './instant/games/steppe-race.ts'
import { swiftClimb } from './instant/games/swift-climb.ts'
import { threePots } from './instant/games/three-pots.ts'
import { aboveTheClouds } from './live/games/above-the-clouds.ts'
import { goldenTwenty } from './live/games/golden-twenty.ts'
import { liveBaccarat } from './live/games/live-baccarat.ts'
import { wheelOfPlenty } from './live/games/wheel-of-plenty.ts'
import { copperNeedle } from './instant/over-under/game.ts'
import type { InstantGame } from './instant/instant-game.ts'
import { cossackDice } from './table/games/cossack-dice.ts'
import { grandBaccarat } from './table/games/grand-baccarat.ts'
import { wolfAndBear } from './table/games/wolf-and-bear.ts'
import type { TableGame } from './table/table-game.ts'
import { deucesWild } from './steps/games/deuces-wild.ts'
import { grandBlackjack } from './steps/games/grand-blackjack.ts'
import { honeyHives } from './steps/games/honey-hives.ts'
import { jacksOrBetter } from './steps/games/jacks-or-better.ts'
import { milkyWay } from './steps/games/milky-way.ts'
import { odesaCraps } from './steps/games/odesa-craps.ts'
import { oldTower } from './steps/games/old-tower.ts'
import type { SteppedGame } from './steps/stepped-game.ts'
import type { SlotDefinition } from './slot/definition.ts'
import { alchemistsGold } from './slot/games/alchemists-gold.ts'
import { carpathianNights } from './slot/games/carpathian-nights.ts'
import { cossackTreasure } from './slot/games/cossack-treasure.ts'
import { goldenOrchard } from './slot/games/golden-orchard.ts'
import { houseOfClocks } from './slot/games/house-of-clocks.ts'
import { kyivanChronicle } from './slot/games/kyivan-chronicle.ts'
import { mavkaPond } from './slot/games/mavka-pond.ts'
import { nightRadio } from './slot/games/night-radio.ts'
import { ninthWave } from './slot/games/ninth-wave.ts'
import { oldLviv } from './slot/games/old-lviv.ts'
import { pigeonPost } from './slot/games/pigeon-post.ts'
import { polarLights } from './slot/games/polar-lights.ts'
import { redThread } from './slot/games/red-thread.ts'
import { silentFilm } from './slot/games/silent-film.ts'
import { spiceCaravan } from './slot/games/spice-caravan.ts'
import { sweetStreet } from './slot/games/sweet-street.ts'

/**
 * The games of this casino as data, in the order of their creation. Registry, published figures, simulator and the verifier's data
 * use these lists, so a new game is added here.
 */
export const slotGames: readonly SlotDefinition[] = [
  goldenOrchard,
  carpathianNights,
  cossackTreasure,
  polarLights,
  oldLviv,
  mavkaPond,
  kyivanChronicle,
  sweetStreet,
  ninthWave,
  houseOfClocks,
  silentFilm,
  nightRadio,
  alchemistsGold,
  redThread,
  pigeonPost,
  spiceCaravan,
]

export const instantGames: readonly InstantGame[] = [
  copperNeedle,
  swiftClimb,
  ducats,
  fairWheel,
  steppeRace,
  penalty,
  threePots,
  archer,
  amberDrop,
  fireflies,
  pysanky,
]

export const tableGames: readonly TableGame[] = [cossackDice, grandBaccarat, wolfAndBear]

/** Live tables besides roulette: all players bet on one round. */
export const liveTables: readonly TableGame[] = [wheelOfPlenty, aboveTheClouds, liveBaccarat, goldenTwenty]

/** Games with one stake and several steps. */
export const steppedGames: readonly SteppedGame[] = [honeyHives, oldTower, milkyWay, grandBlackjack, jacksOrBetter, deucesWild, odesaCraps]
