import { strips } from '../strips.ts'
import type { SlotDefinition } from '../definition.ts'

const reels = strips([
  'shell gull starfish crab dolphin shell starfish lighthouse brig crab seahorse shell starfish crab seahorse gull shell brig dolphin seahorse shell starfish gull seahorse shell crab starfish gull dolphin seahorse crab starfish lighthouse',
  'dolphin lighthouse shell starfish crab seahorse shell gull lighthouse brig crab shell starfish gull seahorse shell crab starfish dolphin shell crab starfish seahorse dolphin brig gull starfish seahorse lighthouse gull crab shell starfish seahorse',
  'starfish seahorse dolphin shell starfish gull seahorse shell lighthouse gull brig crab seahorse dolphin shell gull lighthouse dolphin crab seahorse starfish shell brig seahorse crab starfish dolphin shell crab starfish brig shell crab gull',
  'crab gull seahorse dolphin starfish shell crab gull starfish seahorse crab lighthouse shell dolphin brig starfish lighthouse shell seahorse dolphin crab starfish shell gull seahorse crab shell gull seahorse lighthouse starfish brig shell',
  'starfish dolphin shell brig crab starfish seahorse gull shell starfish dolphin seahorse lighthouse crab dolphin gull shell lighthouse seahorse brig shell crab dolphin seahorse starfish crab gull seahorse starfish crab shell gull lighthouse crab',
  'lighthouse starfish seahorse shell gull crab starfish shell brig seahorse gull starfish dolphin seahorse shell crab lighthouse starfish shell seahorse dolphin starfish crab gull brig starfish seahorse dolphin crab shell wave dolphin crab gull starfish seahorse shell crab gull dolphin brig lighthouse shell starfish seahorse brig shell starfish crab seahorse gull lighthouse crab seahorse shell dolphin starfish lighthouse gull crab shell',
])

/**
 * The Ninth Wave. A wave that comes in from the open sea covers its reel and rolls on, one reel with each respin, until it breaks on the
 * first. Every spin of the round multiplies more than the one before, the ninth by nine.
 */
export const ninthWave: SlotDefinition = {
  slug: 'ninth-wave',
  names: { uk: 'Дев’ятий вал', ru: 'Девятый вал', en: 'The Ninth Wave' },
  rows: 3,
  evaluation: { kind: 'ways' },
  coins_per_stake: 20,
  symbols: [
    { id: 'brig', role: 'regular', names: { uk: 'Бриг', ru: 'Бриг', en: 'Brig' }, pays: { 3: 16, 4: 24, 5: 36, 6: 60 } },
    { id: 'lighthouse', role: 'regular', names: { uk: 'Маяк', ru: 'Маяк', en: 'Lighthouse' }, pays: { 3: 8, 4: 13, 5: 20, 6: 32 } },
    { id: 'dolphin', role: 'regular', names: { uk: 'Дельфін', ru: 'Дельфин', en: 'Dolphin' }, pays: { 3: 6, 4: 9, 5: 14, 6: 22 } },
    { id: 'gull', role: 'regular', names: { uk: 'Чайка', ru: 'Чайка', en: 'Gull' }, pays: { 3: 5, 4: 7, 5: 10, 6: 16 } },
    {
      id: 'seahorse',
      role: 'regular',
      names: { uk: 'Морський коник', ru: 'Морской конёк', en: 'Seahorse' },
      pays: { 3: 2, 4: 4, 5: 6, 6: 8 },
    },
    { id: 'crab', role: 'regular', names: { uk: 'Краб', ru: 'Краб', en: 'Crab' }, pays: { 3: 2, 4: 3, 5: 4, 6: 7 } },
    { id: 'shell', role: 'regular', names: { uk: 'Мушля', ru: 'Ракушка', en: 'Shell' }, pays: { 3: 2, 4: 3, 5: 4, 6: 6 } },
    {
      id: 'starfish',
      role: 'regular',
      names: { uk: 'Морська зірка', ru: 'Морская звезда', en: 'Starfish' },
      pays: { 3: 1, 4: 2, 5: 3, 6: 5 },
    },
    { id: 'wave', role: 'wild', names: { uk: 'Вал', ru: 'Вал', en: 'Wave' }, pays: {} },
  ],
  wild: { multiplier: 1, expands: 'never' },
  free_spins: null,
  mechanic: { kind: 'walking-wilds', multipliers: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  strips: { base: reels, free: reels },
  cap_multiple: 50_000,
}
