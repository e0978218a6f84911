import { deucesWild } from './deuces-wild.ts'
import { grandBlackjack } from './grand-blackjack.ts'
import { jacksOrBetter } from './jacks-or-better.ts'
import { liveBaccarat } from './live-baccarat.ts'
import { liveBalloon } from './live-balloon.ts'
import { liveDraw } from './live-draw.ts'
import { liveRoulette } from './live-roulette.ts'
import { liveWheel } from './live-wheel.ts'
import { honeyHives } from './honey-hives.ts'
import { milkyWay } from './milky-way.ts'
import { odesaCraps } from './odesa-craps.ts'
import { oldTower } from './old-tower.ts'
import { cossackDice } from './cossack-dice.ts'
import { grandBaccarat } from './grand-baccarat.ts'
import { wolfAndBear } from './wolf-and-bear.ts'
import { swiftClimb } from './swift-climb.ts'
import { ducats } from './ducats.ts'
import { fairWheel } from './fair-wheel.ts'
import { steppeRace } from './steppe-race.ts'
import { penalty } from './penalty.ts'
import { threePots } from './three-pots.ts'
import { archer } from './archer.ts'
import { alchemistsGold } from './alchemists-gold.ts'
import { amberDrop } from './amber-drop.ts'
import { fireflies } from './fireflies.ts'
import { pysanky } from './pysanky.ts'
import { copperNeedle } from './copper-needle.ts'
import { carpathianNights } from './carpathian-nights.ts'
import { cossackTreasure } from './cossack-treasure.ts'
import { houseOfClocks } from './house-of-clocks.ts'
import { kyivanChronicle } from './kyivan-chronicle.ts'
import { mavkaPond } from './mavka-pond.ts'
import { nightRadio } from './night-radio.ts'
import { ninthWave } from './ninth-wave.ts'
import { oldLviv } from './old-lviv.ts'
import { redThread } from './red-thread.ts'
import { silentFilm } from './silent-film.ts'
import { spiceCaravan } from './spice-caravan.ts'
import { sweetStreet } from './sweet-street.ts'
import { pigeonPost } from './pigeon-post.ts'
import { polarLights } from './polar-lights.ts'
import type { CoverRecipe } from './cover.ts'
import { americanRoulette } from './american-roulette.ts'
import { europeanRoulette } from './european-roulette.ts'
import { frenchRoulette } from './french-roulette.ts'
import { goldenOrchard } from './golden-orchard.ts'

/** Every game's picture. A new game adds its recipe here and runs `npm run art`. */
export const covers: readonly CoverRecipe[] = [
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
  europeanRoulette,
  frenchRoulette,
  americanRoulette,
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
  cossackDice,
  grandBaccarat,
  wolfAndBear,
  grandBlackjack,
  jacksOrBetter,
  deucesWild,
  odesaCraps,
  honeyHives,
  oldTower,
  milkyWay,
  liveRoulette,
  liveWheel,
  liveBalloon,
  liveBaccarat,
  liveDraw,
]
