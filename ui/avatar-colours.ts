/** FNV-1a hash: spreads even similar names ("player1", "player2") over all hues. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** The gradient of a player without a picture: always the same for the same handle, dark enough for white letters. */
export const avatarGradient = (handle: string): string => {
  const hue = hash(handle) % 360
  return `linear-gradient(135deg, oklch(0.52 0.13 ${hue}), oklch(0.38 0.11 ${(hue + 48) % 360}))`
}

/** The first character of a handle, complete even outside the basic multilingual plane. */
export const avatarLetter = (handle: string): string => [...handle.trim()][0]?.toLocaleUpperCase() ?? '?'
