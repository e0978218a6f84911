/** A switch that is remembered, and holds for this visit where there is no storage. Everything is on until somebody turns it off. */
const remembered = (key: string) => {
  let is_on: boolean | null = null
  const read = (): boolean => {
    try {
      return localStorage.getItem(key) !== 'off'
    } catch {
      return true
    }
  }
  const write = (on: boolean): void => {
    is_on = on
    try {
      localStorage.setItem(key, on ? 'on' : 'off')
    } catch {
      // Without storage it holds for this visit.
    }
  }
  return { isOn: (): boolean => (is_on ??= read()), write }
}

const sound = remembered('game-sound')
const music = remembered('game-music')

/** Games sound, quietly and after the first press. */
export const isSoundOn = sound.isOn
export const switchSound = sound.write

/** Music and the sounds of the place are under the others, and are turned off by themselves. */
export const isMusicOn = music.isOn
export const switchMusic = music.write
