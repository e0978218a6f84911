import { n } from './frame.ts'

const howling =
  'M3 117C-3 104 5 97 17 101 13 84 19 69 33 59 41 52 45 44 46 34L38 21 50 24C52 20 55 17 58 14L70-6 73 0 66 12 77 3 79 8 70 21C68 26 68 31 69 36L74 43 69 45 73 54 68 57C70 68 69 80 70 92L72 109C77 111 80 114 79 118H62L60 97C58 100 57 104 57 107 63 109 66 113 65 118H12C8 119 5 119 3 117Z'

/** A sitting, howling wolf, looking right. `x` is its centre, `foot` the ground, `size` its height. */
export const howlingWolf = (x: number, foot: number, size: number, fill: string, mirror = false): string => {
  const scale = size / 124
  return `<path transform="translate(${n(x)} ${n(foot)}) scale(${mirror ? '-' : ''}${scale.toFixed(3)} ${scale.toFixed(3)}) translate(-40 -118)" d="${howling}" fill="${fill}"/>`
}
