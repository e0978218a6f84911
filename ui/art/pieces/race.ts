import { n } from './frame.ts'

/** Colours of the saddle cloths, by lane. */
export const laneColours = ['#c0322f', '#d98a14', '#26242c', '#4f8fc0', '#b0226a', '#2f8a55'] as const

/** A sandy track of six lanes on the steppe: sky and hills above `top`, grass below. */
export const raceTrack = (width: number, height: number, top: number, lane: number): string => {
  const tufts = Array.from({ length: 30 }, (_, tuft) => {
    const [x, y] = [(tuft * 61) % width, top + lane * 6 + 4 + ((tuft * 17) % Math.max(1, height - top - lane * 6))]
    return `M${x} ${y}l-3 -8M${x} ${y}l0 -10M${x} ${y}l3 -8`
  })
  return [
    `<rect width="${width}" height="${height}" fill="#7d9b3c"/>`,
    `<path d="M0 0H${width}V${top}H0Z" fill="#ffd391"/><circle cx="${n(width * 0.78)}" cy="${n(top * 0.55)}" r="${n(top * 0.42)}" fill="#fff3cf"/>`,
    `<path d="M0 ${top}C${n(width * 0.12)} ${n(top * 0.3)} ${n(width * 0.3)} ${n(top * 0.4)} ${n(width * 0.42)} ${top}ZM${n(width * 0.36)} ${top}C${n(width * 0.55)} ${n(top * 0.2)} ${n(width * 0.8)} ${n(top * 0.5)} ${width} ${top}Z" fill="#b08a3c"/>`,
    `<rect y="${top}" width="${width}" height="${lane * 6}" fill="#d9a860"/>`,
    ...Array.from(
      { length: 7 },
      (_, line) =>
        `<path d="M0 ${top + line * lane}H${width}" stroke="#fff" stroke-opacity="${line === 0 || line === 6 ? 0.95 : 0.4}" stroke-width="${line === 0 || line === 6 ? 3 : 1}"/>`,
    ),
    `<path d="${tufts.join('')}" stroke="#4d6a1c" stroke-width="1.4" stroke-linecap="round"/>`,
  ].join('')
}

/** The chequered line at the finish. */
export const finishLine = (x: number, y: number, height: number): string => {
  const side = 6
  const squares = Array.from({ length: Math.floor(height / side) * 2 }, (_, square) => {
    const [column, row] = [square % 2, Math.floor(square / 2)]
    return (row + column) % 2 ? '' : `M${x + column * side} ${y + row * side}h${side}v${side}h-${side}Z`
  })
  return `<rect x="${x}" y="${y}" width="${side * 2}" height="${height}" fill="#fff"/><path d="${squares.join('')}" fill="#1c1c22"/>`
}
