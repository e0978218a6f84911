import { vertical } from './paint.ts'

/** A swift in the air, its beak to the upper right; about 100 wide, its middle at 0 0. */
export const swiftBird = (): string =>
  [
    '<path d="M44 -30C30 -28 20 -20 12 -10C-4 -22 -30 -34 -62 -30C-40 -22 -22 -12 -8 4C-22 12 -34 22 -44 36C-46 39 -43 41 -40 39C-36 36 -32 35 -28 36C-28 40 -30 44 -33 47C-24 44 -14 36 -6 26C2 44 8 60 8 78C18 58 22 34 18 14C28 6 36 -8 44 -30Z" fill="#1d2a44"/>',
    '<path d="M44 -30C30 -28 20 -20 12 -10C4 -2 -4 8 -10 18C2 12 12 6 18 0C28 -8 36 -18 44 -30Z" fill="#33466b"/>',
    '<path d="M28 -20C32 -23 36 -25 40 -26C38 -20 34 -15 30 -12C30 -15 29 -18 28 -20Z" fill="#f4efe2"/>',
    '<circle cx="32" cy="-22" r="1.9" fill="#fff"/><circle cx="32.4" cy="-22.2" r="1" fill="#000"/>',
    '<path d="M43 -31l8 -3-6 6Z" fill="#e0a23c"/>',
  ].join('')

/** A fair-weather cloud, about 100 wide. */
export const cloud = (): string =>
  '<path d="M-46 12C-58 12 -58 -6 -44 -7C-42 -22 -20 -26 -13 -14C-6 -30 22 -28 23 -10C38 -16 50 -4 42 5C52 8 48 14 40 14Z" fill="#fff"/>'

/** Hills at the bottom of the sky. */
export const climbHills = (width: number, height: number): string => {
  const x = (share: number): string => (width * share).toFixed(1)
  const y = (share: number): string => (height * share).toFixed(1)
  return [
    `<defs>${vertical('hill-far', [
      [0, '#7fae6a'],
      [1, '#3f7a46'],
    ])}${vertical('hill-near', [
      [0, '#e9c557'],
      [1, '#b98222'],
    ])}</defs>`,
    `<path d="M0 ${y(0.5)}C${x(0.16)} ${y(0.1)} ${x(0.3)} ${y(0.12)} ${x(0.46)} ${y(0.48)}C${x(0.62)} ${y(0.02)} ${x(0.84)} 0 ${width} ${y(0.4)}V${height}H0Z" fill="url(#hill-far)"/>`,
    `<path d="M0 ${y(0.78)}C${x(0.26)} ${y(0.44)} ${x(0.48)} ${y(0.56)} ${x(0.62)} ${y(0.74)}C${x(0.74)} ${y(0.6)} ${x(0.88)} ${y(0.56)} ${width} ${y(0.66)}V${height}H0Z" fill="url(#hill-near)"/>`,
    `<g transform="translate(${x(0.76)} ${y(0.5)}) scale(${(height / 190).toFixed(3)})"><path d="M-26 0V-26L0 -44L26 -26V0Z" fill="#fdf6e6"/><path d="M-34 -22L0 -50L34 -22L28 -16L0 -38L-28 -16Z" fill="#9a5a2c"/><path d="M-7 0V-16H7V0Z" fill="#7b4a24"/><path d="M-20 -18h8v8h-8ZM12 -18h8v8h-8Z" fill="#5b9bd0"/></g>`,
  ].join('')
}
