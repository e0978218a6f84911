/** A straw hive with its door, about 40 units around its middle. */
export const strawHive = (): string =>
  `<path d="M-26 26C-34 4-22-30 0-32 22-30 34 4 26 26Z" fill="#d9a441" stroke="#7a4a12" stroke-width="2.5"/>
   <path d="M-29 14Q0 22 29 14M-29 1Q0 9 29 1M-25-11Q0-4 25-11M-16-23Q0-18 16-23" fill="none" stroke="#8a5a18" stroke-width="2.2" stroke-linecap="round"/>
   <path d="M-22 20C-27 2-18-22-4-27" fill="none" stroke="#ffe1a0" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round"/>
   <path d="M-8 26V17a8 8 0 0 1 16 0v9Z" fill="#3a2108"/><path d="M-32 27H32" stroke="#5a3a1a" stroke-width="5" stroke-linecap="round"/>`

/** A jar of honey with a drop that shines. */
export const honeyJar = (): string =>
  `<path d="M-20-12C-26-4-26 20-18 27H18C26 20 26-4 20-12Z" fill="#f5a71c" stroke="#8a4b06" stroke-width="2.5"/>
   <path d="M-20-12C-16-4-6-8 0-6S16-4 20-12Z" fill="#ffd257"/>
   <path d="M-22-18H22V-10H-22Z" fill="#fff3d0" stroke="#8a4b06" stroke-width="2"/>
   <path d="M-17-28H17L22-18H-22Z" fill="#b5533c" stroke="#6d2415" stroke-width="2"/>
   <path d="M-14 0C-16 8-15 17-12 21" stroke="#fff0b8" stroke-width="4" stroke-linecap="round" fill="none" opacity="0.8"/>
   <path d="M6 3c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14Z" fill="#fff0b8" opacity="0.55"/>`

/** An angry bee. */
export const angryBee = (): string =>
  `<ellipse cx="-10" cy="-16" rx="9" ry="15" fill="#e6f6ff" fill-opacity="0.8" stroke="#6b8796" stroke-width="1.6" transform="rotate(-28 -10 -16)"/>
   <ellipse cx="12" cy="-16" rx="9" ry="15" fill="#e6f6ff" fill-opacity="0.8" stroke="#6b8796" stroke-width="1.6" transform="rotate(28 12 -16)"/>
   <ellipse cy="6" rx="25" ry="18" fill="#ffc928" stroke="#3a2108" stroke-width="2.5"/>
   <path d="M-6-11C-10 0-10 12-6 23M8-11C12 0 12 12 8 23" stroke="#3a2108" stroke-width="6.5" fill="none"/>
   <path d="M25 6l11 2-10 4Z" fill="#3a2108"/>
   <circle cx="-16" cy="3" r="3.4" fill="#1d1206"/><path d="M-23-5l10 4" stroke="#1d1206" stroke-width="3" stroke-linecap="round"/>
   <path d="M-21 13q5-4 9-1" stroke="#1d1206" stroke-width="2.4" fill="none" stroke-linecap="round"/>
   <path d="M-20-8C-26-18-30-18-32-20M-14-10C-16-20-18-22-18-26" stroke="#3a2108" stroke-width="2.2" fill="none" stroke-linecap="round"/>`
