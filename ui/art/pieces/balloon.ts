/** A balloon with its basket, 100 high, around its middle. */
export const balloon = (): string =>
  [
    '<path d="M-9 34L-6 46H6L9 34" fill="none" stroke="#5b3a1d" stroke-width="1.4"/>',
    '<path d="M0 36C-30 16 -36 -8 -26 -26C-17 -42 17 -42 26 -26C36 -8 30 16 0 36Z" fill="#d93a3a"/>',
    '<path d="M0 36C-12 14 -14 -20 -8 -37.5C-3 -39 3 -39 8 -37.5C14 -20 12 14 0 36Z" fill="#f6c445"/>',
    '<path d="M-31 -12C-20 -6 20 -6 31 -12L30 -2C20 4 -20 4 -30 -2Z" fill="#1d5c8f"/>',
    ...[-22, -11, 0, 11, 22].map((x) => `<path d="M${x} -8l4 4l-4 4l-4 -4Z" fill="#fff"/>`),
    '<path d="M-22 -26C-16 -35 -8 -37 -4 -37" fill="none" stroke="#fff" stroke-width="2" opacity="0.5" stroke-linecap="round"/>',
    '<rect x="-7" y="45" width="14" height="11" rx="2" fill="#8a5a2b" stroke="#4c2f12"/>',
  ].join('')
