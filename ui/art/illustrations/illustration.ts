import type { IconName } from '../icon-list.ts'
import { iconPainter } from '../pieces/icon.ts'
import type { LoadIcon } from '../pieces/icon.ts'
import type { IllustrationName } from './names.ts'

/** The main icon, one or two smaller ones, and the background light (works on dark and light themes). */
type Scene = { readonly main: IconName; readonly left?: IconName; readonly right?: IconName; readonly light: string }

const gold = '#f2b93b'
const blue = '#5b8def'
const green = '#3fae7c'
const rose = '#e0628a'

const scenes: Readonly<Record<IllustrationName, Scene>> = {
  'no-games': { main: 'slot-machine', left: 'star', right: 'clover', light: gold },
  'no-favourites': { main: 'heart', right: 'star', light: rose },
  'no-results': { main: 'magnifier', left: 'clover', light: blue },
  'no-bonuses': { main: 'gift', left: 'star', right: 'ticket', light: gold },
  'no-history': { main: 'scroll', right: 'hourglass', light: gold },
  'no-messages': { main: 'bell', right: 'envelope', light: blue },
  'no-bets': { main: 'football', left: 'ticket', right: 'tennis', light: green },
  'no-prizes': { main: 'trophy', left: 'medal', right: 'star', light: gold },
  deposit: { main: 'money-bag', left: 'coin', right: 'credit-card', light: green },
  waiting: { main: 'hourglass', light: blue },
  error: { main: 'lamp', right: 'plug', light: gold },
  offline: { main: 'plug', light: blue },
  locked: { main: 'lock', right: 'key', light: gold },
  'not-found': { main: 'map', right: 'compass', light: green },
  'take-a-break': { main: 'clock', right: 'sunflower', light: green },
}

export const illustrationFrame = { width: 280, height: 200 }

const sparkle = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 10})" d="M0-10C.9-2.5 2.5-.9 10 0 2.5.9.9 2.5 0 10-.9 2.5-2.5.9-10 0-2.5-.9-.9-2.5 0-10Z" fill="${fill}"/>`

/** A small scene for an empty state. */
export const illustration = (name: IllustrationName, load: LoadIcon): string => {
  const paint = iconPainter(load)
  const { main, left, right, light } = scenes[name]
  return [
    `<defs><radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity="0.42"/><stop offset="0.65" stop-color="${light}" stop-opacity="0.14"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
    '<circle cx="140" cy="100" r="98" fill="url(#light)"/>',
    '<ellipse cx="140" cy="168" rx="78" ry="9" fill="#0a1024" opacity="0.18"/>',
    left ? paint(left, { x: 70, y: 128, size: 54, turn: -14 }) : '',
    right ? paint(right, { x: 212, y: 124, size: 58, turn: 12 }) : '',
    paint(main, { x: 140, y: 104, size: 118 }),
    sparkle(58, 58, 9, light),
    sparkle(228, 52, 7, light),
    sparkle(208, 26, 4, light),
  ].join('')
}
