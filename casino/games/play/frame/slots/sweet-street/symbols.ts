import { burst, gradient, symbol } from '../drawing.ts'

/*
 * Sweets as stickers: round soft shapes with a wide white edge, on a shelf of their own colour. A shelf is high or low as the reel has few
 * rows or many; the sweet on it stays as it is.
 */

/** The silhouette in white, a soft shadow under it, and the sweet. */
const sticker = (silhouette: string, body: string): string =>
  [
    `<g transform="translate(0 6)" fill="#7a2a4a" stroke="#7a2a4a" stroke-width="17" stroke-linejoin="round" opacity=".24">${silhouette}</g>`,
    `<g fill="#fff" stroke="#fff" stroke-width="17" stroke-linejoin="round" stroke-linecap="round">${silhouette}</g>`,
    body,
  ].join('')

const gloss = (path: string, width = 8): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".75"/>`

const cakeShape =
  '<path d="M36 98Q36 72 62 70H138Q164 72 164 98V158Q164 172 150 172H50Q36 172 36 158Z"/><path d="M84 70V44H116V70Z"/><circle cx="100" cy="34" r="14"/>'
const cake = sticker(
  cakeShape,
  [
    `<defs>${gradient('sponge', '#ffd9a0', '#e8a050')}${gradient('icing', '#ff8fb8', '#f0568f')}</defs>`,
    '<path d="M36 98H164V158Q164 172 150 172H50Q36 172 36 158Z" fill="url(#sponge)"/><path d="M36 128H164V142H36Z" fill="#fff4e0"/><path d="M36 132H164V138H36Z" fill="#d83a5c"/>',
    '<path d="M36 100Q36 72 62 70H138Q164 72 164 100V112Q158 126 150 112Q142 102 136 116Q128 132 120 114Q112 104 104 118Q96 128 88 112Q80 104 74 118Q66 130 58 112Q50 104 46 114Q38 124 36 110Z" fill="url(#icing)"/>',
    gloss('M50 88Q52 80 66 80H92'),
    '<path d="M84 70V46Q100 40 116 46V70Z" fill="#7fd8f0"/><path d="M84 58L116 48M84 70L116 60" stroke="#fff" stroke-width="6"/>',
    '<path d="M100 12Q114 28 108 38Q100 44 92 38Q86 28 100 12Z" fill="#ffb02a"/><path d="M100 24Q106 32 103 37Q100 39 97 37Q94 32 100 24Z" fill="#fff2a0"/>',
    ...[
      [60, 92, '#ffe14a'],
      [100, 90, '#8ff0c0'],
      [140, 92, '#ffe14a'],
      [80, 84, '#fff'],
      [122, 84, '#fff'],
    ].map(([x, y, paint]) => `<circle cx="${x}" cy="${y}" r="5.500" fill="${paint}"/>`),
  ].join(''),
)

const heart = 'M100 168Q30 122 30 76Q32 40 66 38Q90 38 100 62Q110 38 134 38Q168 40 170 76Q170 122 100 168Z'
const gingerbread = sticker(
  `<path d="${heart}"/>`,
  [
    `<defs>${gradient('dough', '#d8833a', '#a8541c')}</defs><path d="${heart}" fill="url(#dough)"/>`,
    '<path d="M100 152Q44 114 44 78Q46 54 66 52Q86 54 100 86Q114 54 134 52Q154 54 156 78Q156 114 100 152Z" fill="none" stroke="#fff4e0" stroke-width="6" stroke-dasharray="1 11" stroke-linecap="round"/>',
    `<polygon points="${burst(100, 98, 26, 13, 8)}" fill="#fff4e0"/><circle cx="100" cy="98" r="9" fill="#f0456a"/>`,
    '<path d="M62 84Q72 74 82 84M118 84Q128 74 138 84M84 128Q100 140 116 128" fill="none" stroke="#ff8fb8" stroke-width="7" stroke-linecap="round"/>',
    gloss('M46 66Q52 54 64 52', 7),
  ].join(''),
)

const rollShape = '<ellipse cx="100" cy="104" rx="74" ry="62"/>'
const poppyRoll = sticker(
  rollShape,
  [
    `<defs>${gradient('bun', '#ffcf7a', '#d88a2c')}</defs><ellipse cx="100" cy="104" rx="74" ry="62" fill="url(#bun)"/>`,
    '<path d="M100 104m-6 2q-4 -14 12 -14q20 2 18 22q-6 24 -34 20q-30 -8 -24 -36q10 -30 48 -24q38 10 30 46" fill="none" stroke="#2f2a44" stroke-width="13" stroke-linecap="round"/>',
    '<path d="M60 66Q84 46 122 52L112 64Q84 60 68 76ZM150 130Q140 152 112 160L104 152Q130 142 138 124Z" fill="#fff" opacity=".9"/>',
    ...Array.from(
      { length: 12 },
      (_, seed) => `<circle cx="${48 + ((seed * 53) % 104)}" cy="${62 + ((seed * 37) % 84)}" r="2.600" fill="#2f2a44"/>`,
    ),
    gloss('M38 92Q42 74 58 62', 7),
  ].join(''),
)

const doughnut = sticker(
  '<circle cx="100" cy="102" r="70"/>',
  [
    `<defs>${gradient('fried', '#ffc46a', '#d07a24')}${gradient('glaze', '#b67cf0', '#8444d0')}</defs><circle cx="100" cy="102" r="70" fill="url(#fried)"/>`,
    '<path d="M100 38Q162 42 162 98Q158 122 144 112Q138 132 122 124Q112 142 98 128Q84 144 74 126Q58 134 54 114Q42 120 38 100Q40 42 100 38Z" fill="url(#glaze)"/>',
    '<ellipse cx="100" cy="94" rx="24" ry="20" fill="#ffe9c8"/><ellipse cx="100" cy="98" rx="22" ry="16" fill="#b3641c"/>',
    ...(
      [
        [62, 70, 30, '#ffe14a'],
        [84, 54, -20, '#7fe8c8'],
        [118, 54, 50, '#ff8fb8'],
        [140, 74, -40, '#ffe14a'],
        [146, 98, 20, '#7fe8c8'],
        [56, 94, -50, '#ff8fb8'],
        [80, 118, 15, '#fff'],
        [124, 114, -25, '#fff'],
      ] as const
    ).map(
      ([x, y, turn, paint]) =>
        `<rect x="${x - 8}" y="${y - 3.5}" width="16" height="7" rx="3.500" fill="${paint}" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
    gloss('M54 62Q68 46 88 44', 7),
  ].join(''),
)

const croissantShape =
  '<path d="M26 128Q30 76 70 58Q100 46 130 58Q170 76 174 128Q174 142 162 138Q146 108 124 104Q100 98 76 104Q54 108 38 138Q26 142 26 128Z"/>'
const croissant = sticker(
  croissantShape,
  [
    `<defs>${gradient('crust', '#ffd27a', '#e09230', '#b8641a')}</defs>${croissantShape.replace('<path', '<path fill="url(#crust)"')}`,
    '<path d="M48 84Q66 88 66 110M78 56Q90 76 86 102M122 56Q110 76 114 102M152 84Q134 88 134 110" fill="none" stroke="#8f4510" stroke-width="5.500" stroke-linecap="round"/>',
    gloss('M44 104Q48 86 58 76', 6),
    gloss('M84 64Q94 60 104 60', 6),
  ].join(''),
)

const macaronShape =
  '<path d="M34 84Q36 44 100 44Q164 44 166 84Q170 92 166 100Q174 110 166 122Q162 162 100 162Q38 162 34 122Q26 110 34 100Q30 92 34 84Z"/>'
const macaron = sticker(
  macaronShape,
  [
    `<defs>${gradient('shell', '#8ff0d0', '#38c49a')}</defs>`,
    '<path d="M34 84Q36 44 100 44Q164 44 166 84Q166 92 158 92H42Q34 92 34 84Z" fill="url(#shell)"/><path d="M34 122Q36 162 100 162Q164 162 166 122Q166 114 158 114H42Q34 114 34 122Z" fill="url(#shell)"/>',
    '<path d="M32 92Q38 86 44 92T56 92T68 92T80 92T92 92T104 92T116 92T128 92T140 92T152 92T166 92L164 98H34ZM32 114Q38 120 44 114T56 114T68 114T80 114T92 114T104 114T116 114T128 114T140 114T152 114T166 114L164 108H34Z" fill="#1f9a78"/>',
    '<rect x="36" y="95" width="128" height="16" rx="8" fill="#fff6e0"/>',
    gloss('M54 74Q62 58 88 56'),
  ].join(''),
)

const lollipopShape = '<circle cx="100" cy="74" r="54"/><path d="M94 124H106V186H94Z"/>'
const lollipop = sticker(
  lollipopShape,
  [
    '<path d="M95 120H105V184Q100 190 95 184Z" fill="#ffe9c8"/><path d="M95 140L105 134M95 160L105 154M95 178L105 172" stroke="#f0567a" stroke-width="5"/>',
    '<circle cx="100" cy="74" r="54" fill="#ff5c7a"/>',
    ...[0, 60, 120, 180, 240, 300].map(
      (turn) => `<path d="M100 74Q112 46 100 20Q122 20 138 36Q126 58 100 74Z" fill="#fff6e0" transform="rotate(${turn} 100 74)"/>`,
    ),
    '<circle cx="100" cy="74" r="54" fill="none" stroke="#d8304f" stroke-width="5"/>',
    gloss('M62 54Q72 36 90 32'),
  ].join(''),
)

const candyShape = '<circle cx="100" cy="100" r="46"/><path d="M62 84L18 56Q26 100 18 144L62 116ZM138 84L182 56Q174 100 182 144L138 116Z"/>'
const candy = sticker(
  candyShape,
  [
    `<defs>${gradient('wrap', '#5ab8ff', '#1f78e0')}</defs>`,
    '<path d="M64 82L18 56Q26 100 18 144L64 118ZM136 82L182 56Q174 100 182 144L136 118Z" fill="#3a94f0"/><path d="M30 70L60 92M28 100H60M30 130L60 108M170 70L140 92M172 100H140M170 130L140 108" stroke="#bfe2ff" stroke-width="5" stroke-linecap="round"/>',
    '<circle cx="100" cy="100" r="46" fill="url(#wrap)"/><path d="M74 64Q98 92 78 140M100 55Q124 96 106 145M124 62Q146 96 132 132" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
    gloss('M66 88Q70 74 80 68', 7),
  ].join(''),
)

const jellyShape = '<path d="M42 150Q46 92 60 74Q72 56 100 56Q128 56 140 74Q154 92 158 150Q160 168 142 168H58Q40 168 42 150Z"/>'
const jelly = sticker(
  jellyShape,
  [
    `<defs>${gradient('gel', '#ffe45a', '#ffb020')}</defs>${jellyShape.replace('<path', '<path fill="url(#gel)"')}`,
    '<path d="M66 78Q60 110 58 160M86 64Q82 110 82 162M114 64Q118 110 118 162M134 78Q140 110 142 160" fill="none" stroke="#f08a10" stroke-width="6" stroke-linecap="round" opacity=".7"/>',
    '<path d="M70 70Q84 60 100 62Q116 60 130 70Q116 80 100 78Q84 80 70 70Z" fill="#fff6b8"/>',
    gloss('M58 128Q60 104 68 88'),
  ].join(''),
)

/** A swirl of cream with a cherry: it stands for any sweet, and has a golden edge. */
const creamShape =
  '<path d="M40 152Q34 128 56 120Q52 98 74 92Q78 70 100 56Q122 70 126 92Q148 98 144 120Q166 128 160 152Q150 172 100 172Q50 172 40 152Z"/><circle cx="100" cy="44" r="22"/>'
const cream = [
  `<polygon points="${burst(100, 104, 99, 76, 18)}" fill="#ffcf3a"/><polygon points="${burst(100, 104, 88, 68, 18)}" fill="#fff0a0"/>`,
  sticker(
    creamShape,
    [
      `<defs>${gradient('whip', '#ffffff', '#ffe0ec', '#f7b6cf')}</defs>`,
      '<path d="M40 152Q34 128 56 120Q52 98 74 92Q78 70 100 56Q122 70 126 92Q148 98 144 120Q166 128 160 152Q150 172 100 172Q50 172 40 152Z" fill="url(#whip)"/>',
      '<path d="M58 120Q98 140 142 120M76 94Q100 108 124 94M44 150Q98 172 158 148" fill="none" stroke="#e88fb0" stroke-width="6" stroke-linecap="round"/>',
      '<path d="M102 30Q104 12 124 8" fill="none" stroke="#3f8a2c" stroke-width="6" stroke-linecap="round"/><circle cx="100" cy="46" r="21" fill="#e0203f"/>',
      gloss('M88 42Q90 34 98 32', 6),
    ].join(''),
  ),
].join('')

const teapotShape =
  '<path d="M46 92Q50 66 100 66Q150 66 154 92Q164 150 128 168H72Q36 150 46 92Z"/><path d="M150 96Q184 92 180 122Q174 146 148 142M50 112Q28 104 18 76L34 72Q42 94 52 96Z"/><circle cx="100" cy="46" r="12"/>'
const teapot = [
  `<polygon points="${burst(100, 106, 98, 80, 12)}" fill="#ff7fae" opacity=".85"/>`,
  sticker(
    teapotShape,
    [
      `<defs>${gradient('china', '#ffffff', '#dff0ff')}</defs>`,
      '<path d="M152 98Q178 96 175 121Q170 140 150 136" fill="none" stroke="#2f6fd0" stroke-width="9" stroke-linecap="round"/><path d="M50 114Q28 104 18 76L34 72Q42 94 52 98Z" fill="#2f6fd0"/>',
      '<path d="M46 92Q50 66 100 66Q150 66 154 92Q164 150 128 168H72Q36 150 46 92Z" fill="url(#china)"/><path d="M56 82Q66 68 100 68Q134 68 144 82Q124 92 100 92Q76 92 56 82Z" fill="#2f6fd0"/><circle cx="100" cy="50" r="11" fill="#ffcf3a"/><path d="M74 168H126V176H74Z" fill="#2f6fd0"/>',
      ...[0, 72, 144, 216, 288].map(
        (turn) => `<ellipse cx="100" cy="114" rx="10" ry="15" fill="#f0456a" transform="rotate(${turn} 100 130)"/>`,
      ),
      '<circle cx="100" cy="130" r="9" fill="#ffcf3a"/><path d="M62 124Q72 112 76 130Q68 138 62 124ZM138 124Q128 112 124 130Q132 138 138 124Z" fill="#3f9a4a"/>',
      gloss('M58 110Q58 98 64 94', 6),
    ].join(''),
  ),
].join('')

export const symbols = {
  cake: symbol(cake),
  gingerbread: symbol(gingerbread),
  'poppy-roll': symbol(poppyRoll),
  doughnut: symbol(doughnut),
  croissant: symbol(croissant),
  macaron: symbol(macaron),
  lollipop: symbol(lollipop),
  candy: symbol(candy),
  jelly: symbol(jelly),
  cream: symbol(cream),
  teapot: symbol(teapot),
}

/** A shelf's back wall in the tint of what stands on it, with a light above and a ledge below. */
export const tile = {
  side: 48,
  corner: 14,
  svg: (tint: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="9" fill="${tint}"/><rect width="48" height="48" rx="9" fill-opacity=".176"/><rect x="1.500" y="1.500" width="45" height="39" rx="8" fill="${tint}"/></svg>`,
  tints: {
    cake: '#ff9fc6',
    gingerbread: '#f2c08a',
    'poppy-roll': '#c9c2ea',
    doughnut: '#d9b8ff',
    croissant: '#ffd9a0',
    macaron: '#a8f0d8',
    lollipop: '#ffb3c0',
    candy: '#a8d8ff',
    jelly: '#fff0a0',
    cream: '#fff6d8',
    teapot: '#c8e8ff',
  },
} as const
