import { titledCover } from './titled-cover.ts'

/** Two noughts as they stand on the felt, in tubes of light. */
const noughts = (x: number, y: number, size: number): string => {
  const nought = (cx: number, colour: string, glow: string): string =>
    `<g transform="translate(${cx.toFixed(1)} ${y.toFixed(1)})" fill="none"><ellipse rx="${(size * 0.34).toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" stroke="${glow}" stroke-width="${(size * 0.26).toFixed(1)}" opacity="0.28"/><ellipse rx="${(size * 0.34).toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" stroke="${colour}" stroke-width="${(size * 0.1).toFixed(1)}"/><ellipse rx="${(size * 0.34).toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" stroke="#fff" stroke-width="${(size * 0.03).toFixed(1)}"/></g>`
  return nought(x - size * 0.46, '#53f2e4', '#1fb8ff') + nought(x + size * 0.46, '#ff5fa8', '#ff2d78')
}

const bulbs = (x: number, y: number, size: number): string =>
  Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2
    const [cx, cy] = [x + Math.cos(angle) * size * 1.16, y + Math.sin(angle) * size * 0.84]
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(size * 0.045).toFixed(1)}" fill="${index % 2 ? '#ffe9a6' : '#fff'}"/>`
  }).join('')

/** Dusk over the desert, a road to the low sun, and a sign with two zeros. */
export const americanRoulette = titledCover({
  slug: 'american-roulette',
  veil: '#140a26',
  upper: ['#ffffff', '#d8f6ff'],
  lower: ['#ffe98a', '#ff7a4d'],
  scene: ({ width, height }, { x, y, size }) => {
    const ground = height * 0.62
    return [
      `<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150d33"/><stop offset="0.4" stop-color="#5a1f66"/><stop offset="0.62" stop-color="#e0655f"/><stop offset="0.7" stop-color="#f7b35a"/></linearGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
      `<circle cx="${x}" cy="${ground}" r="${(size * 0.9).toFixed(1)}" fill="#ffd36b"/>`,
      `<path d="M0 ${ground}v${-height * 0.1}h${width * 0.14}l${width * 0.04} ${height * 0.05}h${width * 0.14}l${width * 0.04} ${-height * 0.07}h${width * 0.12}l${width * 0.03} ${height * 0.09}h${width * 0.22}l${width * 0.04} ${-height * 0.08}h${width * 0.23}v${height * 0.11}Z" fill="#40163f"/>`,
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="#2a0f2e"/>`,
      `<path d="M${x - 5} ${ground}h10L${x + width * 0.34} ${height}H${x - width * 0.34}Z" fill="#171021"/>`,
      `<path d="M${x - size * 0.08} ${y}V${ground + height * 0.06}M${x + size * 0.08} ${y}V${ground + height * 0.06}" stroke="#0d0718" stroke-width="${(size * 0.08).toFixed(1)}"/>`,
      `<ellipse cx="${x}" cy="${y}" rx="${(size * 1.28).toFixed(1)}" ry="${(size * 0.96).toFixed(1)}" fill="#0d0718"/><ellipse cx="${x}" cy="${y}" rx="${(size * 1.04).toFixed(1)}" ry="${(size * 0.72).toFixed(1)}" fill="#1c1140" stroke="#53f2e4" stroke-width="${(size * 0.03).toFixed(1)}"/>`,
      bulbs(x, y, size),
      noughts(x, y, size * 0.86),
    ].join('')
  },
})
