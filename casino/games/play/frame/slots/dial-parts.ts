import { Graphics, Text } from 'pixi.js'

/** A number of the scale. */
export const dialLabel = (text: string, size: number): Text => {
  const style = { fontFamily: 'Manrope Variable, sans-serif', fontSize: size, fontWeight: '800', fill: '#ffffff' } as const
  const label = new Text({ text, style, resolution: 2 })
  label.anchor.set(0.5)
  return label
}

/** Two points, above and below the number that counts. */
export const dialNeedle = (high: number, colour: number): Graphics => {
  const needle = new Graphics()
  for (const side of [-1, 1])
    needle
      .moveTo(0, (side * high) / 2)
      .lineTo(-high * 0.11, side * high * 0.7)
      .lineTo(high * 0.11, side * high * 0.7)
      .fill(colour)
  return needle
}
