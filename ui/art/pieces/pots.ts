import { vertical } from './paint.ts'

/** Gradients of pots and kitten; include once per document. */
export const potPaint = (): string =>
  `<defs>${vertical('clay', [
    [0, '#d98a4e'],
    [0.5, '#b1602b'],
    [1, '#6b3113'],
  ])}${vertical('fur', [
    [0, '#f7b267'],
    [1, '#d9822b'],
  ])}</defs>`

/** A painted clay pot upside down, its rim on 0 0; 100 wide, 100 high. */
export const clayPot = (): string =>
  [
    '<ellipse cy="3" rx="54" ry="8" fill="#000" opacity="0.32"/>',
    '<path d="M-46 0C-58 -30 -52 -66 -30 -84Q-26 -96 -18 -96H18Q26 -96 30 -84C52 -66 58 -30 46 0Z" fill="url(#clay)" stroke="#4a2009" stroke-width="2"/>',
    '<path d="M-52 -8Q0 4 52 -8L50 4Q0 14 -50 4Z" fill="#8a431c" stroke="#4a2009" stroke-width="1.6"/>',
    '<path d="M-53 -36q9 -12 18 0t18 0t18 0t18 0t18 0t16 0" stroke="#fbe9c8" stroke-width="4" fill="none"/><path d="M-50 -22H50" stroke="#2f6d4f" stroke-width="4"/>',
    '<g fill="#fbe9c8"><circle cx="-22" cy="-62" r="4"/><circle cx="0" cy="-66" r="5"/><circle cx="22" cy="-62" r="4"/></g>',
    '<path d="M-40 -40C-42 -58 -34 -74 -24 -82C-30 -66 -32 -54 -31 -38Z" fill="#fff" opacity="0.3"/>',
  ].join('')

/** A ginger kitten that sits on 0 0; about 70 wide, 80 high. */
export const kitten = (): string =>
  [
    '<ellipse cy="2" rx="34" ry="6" fill="#000" opacity="0.3"/>',
    '<path d="M26 -6C46 -8 48 -34 36 -42" stroke="#d9822b" stroke-width="9" fill="none" stroke-linecap="round"/>',
    '<path d="M-24 0C-30 -30 -18 -44 0 -44C18 -44 30 -30 24 0Z" fill="url(#fur)"/><path d="M-9 0C-12 -20 -8 -28 0 -28C8 -28 12 -20 9 0Z" fill="#fff1dc"/>',
    '<path d="M-27 -50L-25 -82L-6 -70ZM27 -50L25 -82L6 -70Z" fill="#e0913a"/><path d="M-23 -60L-22 -74L-12 -68ZM23 -60L22 -74L12 -68Z" fill="#f7c6b0"/>',
    '<ellipse cy="-52" rx="29" ry="24" fill="url(#fur)"/><path d="M-6 -75L-3 -64M0 -76V-64M6 -75L3 -64" stroke="#b4641a" stroke-width="3" stroke-linecap="round"/>',
    '<ellipse cx="-11" cy="-53" rx="6" ry="7" fill="#3f7d3a"/><ellipse cx="11" cy="-53" rx="6" ry="7" fill="#3f7d3a"/><ellipse cx="-11" cy="-53" rx="2.4" ry="6" fill="#111"/><ellipse cx="11" cy="-53" rx="2.4" ry="6" fill="#111"/><circle cx="-9" cy="-56" r="1.6" fill="#fff"/><circle cx="13" cy="-56" r="1.6" fill="#fff"/>',
    '<ellipse cy="-41" rx="11" ry="7" fill="#fff1dc"/><path d="M-3.5 -45H3.5L0 -41Z" fill="#d4607a"/><path d="M0 -41v2M0 -39q-4 4 -7 1M0 -39q4 4 7 1" stroke="#6b3a12" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
    '<path d="M-14 -41L-34 -45M-14 -39L-34 -37M14 -41L34 -45M14 -39L34 -37" stroke="#fff" stroke-opacity="0.8" stroke-width="1.2"/>',
  ].join('')
