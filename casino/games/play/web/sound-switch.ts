import { remembered } from './remembered-switch.ts'

const sound = remembered('game-sound')
const music = remembered('game-music')

/** Games sound, quietly and after the first press. */
export const isSoundOn = sound.isOn
export const switchSound = sound.write

/** Music and the sounds of the place are under the others, and are turned off by themselves. */
export const isMusicOn = music.isOn
export const switchMusic = music.write
