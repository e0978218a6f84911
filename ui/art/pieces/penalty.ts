import { n } from './frame.ts'

/** A goal seen from the spot: 320 wide, 120 high, its lower left corner at 0 120. */
export const goalFrame = (): string => {
  const net = [
    ...Array.from({ length: 23 }, (_, index) => `M${6 + index * 14} 6L${n(26 + index * 12.2)} 112`),
    ...Array.from({ length: 9 }, (_, index) => `M6 ${8 + index * 13}H314`),
  ].join('')
  return `<path d="M0 120V0H320V120" fill="#0b2a1d" fill-opacity="0.55"/><path d="${net}" stroke="#fff" stroke-opacity="0.3" stroke-width="1.2" fill="none"/><path d="M0 120V0H320V120" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round"/><path d="M0 120V0H320V120" fill="none" stroke="#c9d4dd" stroke-width="2.4" stroke-linejoin="round"/>`
}

/** The goalkeeper with spread arms; feet at 0 0, about 100 high. `width` is the span of his arms. */
export const goalkeeper = (width: number): string => {
  const arm = width / 2
  return [
    '<ellipse cy="2" rx="26" ry="5" fill="#000" opacity="0.35"/>',
    '<path d="M-9 -42L-13 -2H-4L0 -30L4 -2H13L9 -42Z" fill="#1b2740"/><path d="M-15 0h13v-5h-9ZM15 0H2v-5h9Z" fill="#f2f2f2"/>',
    `<path d="M-12 -72L${n(-arm)} -82M12 -72L${n(arm)} -82" stroke="#f08a24" stroke-width="12" stroke-linecap="round"/>`,
    `<circle cx="${n(-arm)}" cy="-83" r="8" fill="#fff3b0" stroke="#b3741a" stroke-width="1.5"/><circle cx="${n(arm)}" cy="-83" r="8" fill="#fff3b0" stroke="#b3741a" stroke-width="1.5"/>`,
    '<path d="M-15 -78H15L11 -38H-11Z" fill="#f08a24"/><path d="M-4 -66h8v14h-8Z" fill="#fff" opacity="0.85"/>',
    '<circle cy="-90" r="11" fill="#e8b48a"/><path d="M-11 -92A11 11 0 0 1 11 -92Q0 -99 -11 -92Z" fill="#40240f"/>',
  ].join('')
}

/** A leather ball, radius 20. */
export const penaltyBall = (): string => {
  const seams = Array.from({ length: 5 }, (_, side) => `<path d="M0 -8L0 -20" transform="rotate(${side * 72})"/>`).join('')
  return `<circle r="20" fill="#fdfdfb" stroke="#22272e" stroke-width="1.6"/><path d="M0 -8L7.6 -2.5L4.7 6.5H-4.7L-7.6 -2.5Z" fill="#22272e"/><g stroke="#22272e" stroke-width="2">${seams}</g><g fill="#22272e">${[0, 72, 144, 216, 288].map((turn) => `<path d="M-6 -18.6Q0 -14 6 -18.6A20 20 0 0 0 -6 -18.6Z" transform="rotate(${turn + 36})"/>`).join('')}</g><path d="M-14 -8A16 16 0 0 1 0 -17A18 18 0 0 0 -14 -8Z" fill="#fff"/>`
}

/** The pitch before the goal in stripes. */
export const pitch = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="#1f7a3c"/>${Array.from({ length: 6 }, (_, stripe) => `<rect y="${n((stripe / 6) * height)}" width="${width}" height="${n(height / 12)}" fill="#268a46"/>`).join('')}`
