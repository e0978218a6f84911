import { glow, gradient, symbol } from '../drawing.ts'

/*
 * What lives by a still pond, in soft shapes without outlines, each on a bead of water of its own colour: groups that touch are seen by
 * the colour before anything else.
 */

/** A bead of water with a light rim below and a spark above. */
const bead = (light: string, middle: string, deep: string, body: string): string =>
  [
    `<defs>${glow('bead', [0, light, 1], [0.62, middle, 1], [1, deep, 1])}${gradient('shine', '#ffffff', '#ffffff00')}</defs>`,
    '<ellipse cx="100" cy="182" rx="66" ry="10" fill="#032a2c" opacity=".35"/>',
    '<rect x="10" y="8" width="180" height="178" rx="64" fill="url(#bead)"/>',
    '<path d="M30 128Q46 178 100 178Q154 178 170 128Q150 164 100 164Q50 164 30 128Z" fill="#fff" opacity=".22"/>',
    body,
    '<path d="M34 62Q44 22 92 20Q60 30 50 66Q40 78 34 62Z" fill="url(#shine)" opacity=".8"/>',
  ].join('')

const kingfisher = [
  '<path d="M60 156Q46 120 72 92Q96 64 124 82Q150 98 138 132Q126 162 92 166Q74 168 60 156Z" fill="#f08a2c"/>',
  '<path d="M58 160Q36 128 60 92Q84 60 116 78Q90 88 84 120Q80 146 58 160Z" fill="#1678c8"/>',
  '<path d="M62 150Q52 130 66 108Q80 90 96 92Q80 108 78 128Q74 144 62 150Z" fill="#3fb4f0"/>',
  '<path d="M86 66Q88 36 118 36Q148 38 148 66Q146 92 116 92Q88 90 86 66Z" fill="#1f8fe0"/>',
  '<path d="M112 78Q130 72 146 78Q136 94 118 92Z" fill="#fff4dc"/><path d="M118 62Q132 56 146 66Q134 76 118 72Z" fill="#f08a2c"/>',
  '<path d="M144 58L190 70L144 74Z" fill="#28323c"/><circle cx="126" cy="56" r="7.5" fill="#10202c"/><circle cx="128.500" cy="53.500" r="2.6" fill="#fff"/>',
  '<path d="M100 166V178M112 164V178" stroke="#b3401a" stroke-width="6" stroke-linecap="round"/>',
].join('')

const frog = [
  '<path d="M36 150Q34 108 68 96Q100 84 132 96Q166 108 164 150Q150 170 100 170Q50 170 36 150Z" fill="#3f9a2c"/>',
  '<path d="M58 158Q60 122 100 120Q140 122 142 158Q124 168 100 168Q76 168 58 158Z" fill="#d8f09a"/>',
  '<path d="M42 96Q40 62 100 60Q160 62 158 96Q152 124 100 126Q48 124 42 96Z" fill="#58b83a"/>',
  '<circle cx="66" cy="58" r="24" fill="#58b83a"/><circle cx="134" cy="58" r="24" fill="#58b83a"/><circle cx="66" cy="56" r="16" fill="#fff8d0"/><circle cx="134" cy="56" r="16" fill="#fff8d0"/><ellipse cx="68" cy="57" rx="7" ry="10" fill="#14240c"/><ellipse cx="132" cy="57" rx="7" ry="10" fill="#14240c"/><circle cx="71" cy="52" r="3" fill="#fff"/><circle cx="135" cy="52" r="3" fill="#fff"/>',
  '<path d="M64 100Q100 122 136 100" fill="none" stroke="#1f5a14" stroke-width="6" stroke-linecap="round"/><path d="M92 84V86M108 84V86" stroke="#1f5a14" stroke-width="6" stroke-linecap="round"/>',
].join('')

const dragonfly = [
  '<g fill="#eafcff" opacity=".82"><ellipse cx="54" cy="72" rx="50" ry="17" transform="rotate(18 54 72)"/><ellipse cx="146" cy="72" rx="50" ry="17" transform="rotate(-18 146 72)"/><ellipse cx="60" cy="108" rx="42" ry="14" transform="rotate(-22 60 108)"/><ellipse cx="140" cy="108" rx="42" ry="14" transform="rotate(22 140 108)"/></g>',
  '<g fill="none" stroke="#7a4ad0" stroke-width="2.5" opacity=".7"><path d="M98 82Q56 66 14 58M102 82Q144 66 186 58M98 96Q64 106 30 122M102 96Q136 106 170 122"/></g>',
  '<path d="M91 92H109L105 172Q100 182 95 172Z" fill="#5a24b8"/><path d="M93 106H107M94 122H106M95 138H105M96 154H104" stroke="#c9a6ff" stroke-width="4"/>',
  '<ellipse cx="100" cy="84" rx="17" ry="22" fill="#7a3ae0"/><circle cx="100" cy="52" r="19" fill="#5a24b8"/><circle cx="88" cy="48" r="11" fill="#ffd24a"/><circle cx="112" cy="48" r="11" fill="#ffd24a"/><circle cx="90" cy="47" r="4" fill="#2a0c5c"/><circle cx="110" cy="47" r="4" fill="#2a0c5c"/>',
].join('')

const petal = (turn: number, reach: number, paint: string): string =>
  `<path d="M100 134Q${100 - 26} ${134 - reach * 0.55} 100 ${134 - reach}Q${100 + 26} ${134 - reach * 0.55} 100 134Z" fill="${paint}" transform="rotate(${turn} 100 134)"/>`

const lotus = [
  '<ellipse cx="100" cy="146" rx="74" ry="24" fill="#2f8a3c"/><path d="M100 146L172 138L168 154Z" fill="#d83a78"/>',
  ...[-84, 84, -62, 62].map((turn) => petal(turn, 84, '#ff9ac0')),
  ...[-40, 40, -20, 20].map((turn) => petal(turn, 96, '#ffc0da')),
  petal(0, 104, '#ffe4f0'),
  ...[-28, 28].map((turn) => petal(turn, 62, '#fff2f8')),
  '<ellipse cx="100" cy="124" rx="15" ry="10" fill="#ffd24a"/>',
].join('')

const snail = [
  '<path d="M30 160Q34 146 60 148H140Q160 146 160 120V100Q160 88 170 88Q182 88 182 102V120Q182 166 140 168H44Q30 168 30 160Z" fill="#ffe2a8"/>',
  '<path d="M170 90L164 62M176 90L186 64" stroke="#ffe2a8" stroke-width="6" stroke-linecap="round"/><circle cx="163" cy="60" r="7" fill="#5a2a10"/><circle cx="187" cy="62" r="7" fill="#5a2a10"/>',
  '<circle cx="88" cy="102" r="56" fill="#c8541c"/><path d="M88 102m-40 0a40 40 0 1 1 80 0a32 32 0 1 1 -64 0a24 24 0 1 1 48 0a15 15 0 1 1 -30 0" fill="none" stroke="#ffd08a" stroke-width="10" stroke-linecap="round"/>',
].join('')

const pebble = [
  '<path d="M34 146Q24 116 60 104Q98 94 118 116Q130 140 108 156Q60 172 34 146Z" fill="#7d92a6"/><path d="M46 124Q60 108 90 112" stroke="#d5e2ee" stroke-width="8" fill="none" stroke-linecap="round"/>',
  '<path d="M86 146Q86 116 126 112Q170 112 170 140Q166 166 124 166Q92 166 86 146Z" fill="#5f7388"/><path d="M104 132Q122 120 144 124" stroke="#b8c8d8" stroke-width="7" fill="none" stroke-linecap="round"/>',
  '<path d="M66 96Q62 66 98 58Q138 56 140 84Q138 110 104 112Q74 112 66 96Z" fill="#9fb2c4"/><path d="M80 80Q90 66 112 68" stroke="#f0f6fb" stroke-width="7" fill="none" stroke-linecap="round"/>',
].join('')

const flower = (turn: number, paint: string): string => {
  const petals = [0, 72, 144, 216, 288].map((at) => `<ellipse cx="100" cy="28" rx="9" ry="12" transform="rotate(${at} 100 40)"/>`)
  return `<g transform="rotate(${turn} 100 100)"><g fill="${paint}">${petals.join('')}</g><circle cx="100" cy="40" r="7.5" fill="#ffd24a"/></g>`
}

/** A wreath with a candle in it, as girls send down the water on a summer night. */
const wreath = [
  `<defs>${glow('flame', [0, '#fffbe0', 1], [0.35, '#ffe08a', 0.8], [1, '#ffb03c', 0])}</defs>`,
  '<circle cx="100" cy="100" r="98" fill="url(#flame)"/>',
  '<circle cx="100" cy="100" r="60" fill="none" stroke="#1f6a2c" stroke-width="30"/><circle cx="100" cy="100" r="60" fill="none" stroke="#58b83a" stroke-width="16" stroke-dasharray="14 9"/>',
  ...['#ff5a7a', '#ffffff', '#4a8cff', '#ff9a3c', '#ff5a7a', '#ffffff', '#b46aff', '#ff9a3c'].map((paint, index) =>
    flower(index * 45, paint),
  ),
  '<path d="M88 122V96Q88 90 100 90Q112 90 112 96V122Q112 128 100 128Q88 128 88 122Z" fill="#fff8e6"/><path d="M100 88Q86 76 100 50Q114 76 100 88Z" fill="#ff9a2a"/><path d="M100 86Q93 78 100 62Q107 78 100 86Z" fill="#fff2a0"/>',
].join('')

const within = (body: string): string => `<g transform="translate(16 14) scale(.84)">${body}</g>`

export const symbols = {
  kingfisher: symbol(bead('#d9f4ff', '#8fd4f0', '#2a86b4', within(kingfisher))),
  frog: symbol(bead('#f4ffd0', '#c0e86a', '#5f9a1c', within(frog))),
  dragonfly: symbol(bead('#f0e2ff', '#c39af2', '#7440b8', within(dragonfly))),
  lotus: symbol(bead('#ffe9f2', '#f59ac0', '#b8386e', within(lotus))),
  snail: symbol(bead('#fff2c8', '#ffc85a', '#c07a10', within(snail))),
  pebble: symbol(bead('#f0fbff', '#b9d2dc', '#5b7d8c', within(pebble))),
  wreath: symbol(wreath),
}
