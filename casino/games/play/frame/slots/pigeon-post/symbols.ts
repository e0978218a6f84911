import { burst, gradient, symbol } from '../drawing.ts'

/*
 * A collector's album. What pays stands on stamps, each of one ink and its lighter shade, with a perforated edge; letters, the pigeon and
 * the horn are no stamps and lie across the page.
 */

const line = 'stroke="#2a2440" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'
const edge = 'stroke="#2a2440" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
const thin = `fill="none" ${edge}`

/** Paper with half-round bites out of every side. */
const perforated = (() => {
  const bites = 8
  const [from, to, r] = [12, 188, 6.4]
  const step = (to - from) / bites
  const straight = step - r * 2
  const side = (dx: number, dy: number): string =>
    Array.from(
      { length: bites },
      () =>
        `l${((dx * straight) / 2).toFixed(2)} ${((dy * straight) / 2).toFixed(2)}a${r} ${r} 0 0 0 ${(dx * r * 2).toFixed(2)} ${(dy * r * 2).toFixed(2)}l${((dx * straight) / 2).toFixed(2)} ${((dy * straight) / 2).toFixed(2)}`,
    ).join('')
  return `M${from} ${from}${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}Z`
})()

const stamp = (top: string, foot: string, ...parts: readonly string[]): string =>
  symbol(
    `<defs>${gradient('ink', top, foot)}<clipPath id="print"><rect x="29" y="29" width="142" height="142" rx="3"/></clipPath></defs>`,
    `<path d="${perforated}" transform="translate(3 6)" fill="#1c2a4a" opacity=".3"/><path d="${perforated}" fill="#fffaf0" stroke="#d9cdb4" stroke-width="1.500"/>`,
    `<rect x="29" y="29" width="142" height="142" rx="3" fill="url(#ink)"/><g clip-path="url(#print)">${parts.join('')}</g>`,
    '<rect x="33" y="33" width="134" height="134" rx="2" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>',
  )

const puff = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" ${line}/>`

const train = stamp(
  '#ffd9a0',
  '#f0894a',
  `<path d="M20 150H180" ${thin}/><path d="M20 158H180" ${thin}/>${[30, 54, 78, 102, 126, 150].map((x) => `<path d="M${x} 150v12" ${thin}/>`).join('')}`,
  puff(70, 46, 12) + puff(50, 38, 9),
  `<path d="M78 60H96V88H78Z" fill="#2f3f7a" ${line}/><path d="M54 84H124V128H54Z" fill="#d8352e" ${line}/><path d="M120 56H164V128H120Z" fill="#b01f28" ${line}/><path d="M114 50H170" stroke="#2a2440" stroke-width="9" stroke-linecap="round"/>`,
  `<rect x="130" y="66" width="24" height="22" fill="#bfe6ff" ${line}/><path d="M54 128L36 146H60Z" fill="#2f3f7a" ${line}/><circle cx="52" cy="102" r="9" fill="#ffe27a" ${line}/>`,
  `<circle cx="76" cy="138" r="13" fill="#ffe27a" ${line}/><circle cx="108" cy="138" r="13" fill="#ffe27a" ${line}/><circle cx="146" cy="134" r="17" fill="#ffe27a" ${line}/><path d="M76 138H146" stroke="#2a2440" stroke-width="5"/>`,
)

const steamer = stamp(
  '#bfe8ff',
  '#4f9fe0',
  puff(66, 44, 11) + puff(48, 54, 8),
  `<path d="M78 56H96V92H78ZM108 62H124V92H108Z" fill="#e0403a" ${line}/><path d="M78 66H96M108 70H124" stroke="#fff" stroke-width="6"/>`,
  `<path d="M56 92H148V118H56Z" fill="#fff6e4" ${line}/><path d="M34 116H172L152 152H52Z" fill="#22386e" ${line}/><path d="M44 130H164" stroke="#ffd25a" stroke-width="4"/>`,
  `<circle cx="74" cy="105" r="5.500" fill="#4f9fe0" ${edge}/><circle cx="98" cy="105" r="5.500" fill="#4f9fe0" ${edge}/><circle cx="122" cy="105" r="5.500" fill="#4f9fe0" ${edge}/>`,
  '<path d="M20 152q12-12 24 0t24 0t24 0t24 0t24 0t24 0t24 0V180H20Z" fill="#1f6fc0" stroke="#2a2440" stroke-width="4"/><path d="M34 164q10-7 20 0M90 166q10-7 20 0M138 163q10-7 20 0" fill="none" stroke="#cfefff" stroke-width="3.500" stroke-linecap="round"/>',
)

const bicycle = stamp(
  '#d8f0b0',
  '#7ab84a',
  `<circle cx="64" cy="128" r="29" fill="none" ${line}/><circle cx="138" cy="128" r="29" fill="none" ${line}/>${[64, 138].map((x) => `<path d="M${x - 27} 128h54M${x} 101v54M${x - 19} 109l38 38M${x + 19} 109l-38 38" ${thin} opacity=".45"/>`).join('')}`,
  '<path d="M64 128L88 82H122L98 128ZM98 128L84 72M138 128L118 66" fill="none" stroke="#2a2440" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/><path d="M64 128L88 82H122L98 128ZM98 128L84 72M138 128L118 66" fill="none" stroke="#e0403a" stroke-width="5.500" stroke-linejoin="round" stroke-linecap="round"/>',
  `<path d="M68 68Q84 60 100 70Z" fill="#5a3418" ${line}/><path d="M118 66Q124 54 140 58" fill="none" ${line}/>`,
  `<path d="M116 84H158V108H116Z" fill="#c98a4a" ${line}/><path d="M122 84L126 68L150 66L152 84Z" fill="#fff" ${edge}/><path d="M126 70L140 78L150 67" ${thin}/><circle cx="98" cy="128" r="8" fill="#ffe27a" ${line}/>`,
)

const mailbox = stamp(
  '#ffe08a',
  '#f0b02a',
  `<path d="M92 132H108V180H92Z" fill="#7a4a24" ${line}/><path d="M52 72Q52 46 78 46H122Q148 46 148 72V136H52Z" fill="#2f62c0" ${line}/><path d="M52 72Q52 50 74 50Q94 50 94 72V136H52Z" fill="#4f86e0" ${line}/>`,
  `<path d="M60 82H86" stroke="#14245a" stroke-width="8" stroke-linecap="round"/><path d="M62 60H102L96 88L58 84Z" fill="#fff" ${line} transform="rotate(-14 80 72)"/><path d="M64 64L82 76L100 63" ${thin} transform="rotate(-14 80 72)"/>`,
  `<path d="M148 70H156V100" fill="none" ${line}/><path d="M138 70H170V86H138Z" fill="#e0403a" ${line}/><path d="M64 112Q74 104 84 112Q74 122 64 112Z" fill="#ffe27a" ${edge}/>`,
)

const bag = stamp(
  '#ffc9c0',
  '#e0605a',
  `<path d="M56 94Q58 60 100 60Q142 60 144 94" fill="none" stroke="#2a2440" stroke-width="13"/><path d="M56 94Q58 60 100 60Q142 60 144 94" fill="none" stroke="#c98a4a" stroke-width="6"/>`,
  `<path d="M60 82L78 50L104 62L98 86ZM104 84L112 52L142 60L136 88Z" fill="#fff" ${line}/><path d="M70 66L88 70L94 58M112 58L122 70L138 64" ${thin}/>`,
  `<path d="M38 86H162L152 158H48Z" fill="#a8622c" ${line}/><path d="M38 86H162L156 128Q100 146 44 128Z" fill="#c98a4a" ${line}/><rect x="86" y="122" width="28" height="24" rx="5" fill="#ffe27a" ${line}/><path d="M100 130v8" ${thin}/>`,
)

const quill = stamp(
  '#d8ccff',
  '#8a78d8',
  `<path d="M156 40Q96 42 74 90Q64 112 66 130Q92 128 112 110Q150 78 156 40Z" fill="#fff" ${line}/><path d="M66 130Q92 84 146 52" ${thin}/><path d="M96 74L88 62M108 66L104 52M122 60L122 46M82 96L70 90M92 112L100 122M108 98L120 106M122 84L134 90" ${thin}/>`,
  '<path d="M66 130L50 154" stroke="#2a2440" stroke-width="7" stroke-linecap="round"/>',
  `<path d="M96 136H148L156 160H88Z" fill="#23345a" ${line}/><path d="M104 124H140V136H104Z" fill="#3f5aa0" ${line}/><path d="M40 162Q56 148 72 160T100 160" fill="none" stroke="#2a2440" stroke-width="4" stroke-linecap="round"/>`,
)

const seal = stamp(
  '#f6e4c0',
  '#d8b070',
  `<path d="M76 118L60 176L84 164L96 180L106 122ZM124 118L142 176L118 164L106 180L96 122Z" fill="#3f6ac0" ${line}/>`,
  `<path d="${`M${burst(100, 92, 56, 47, 11).replaceAll(' ', 'L')}`}Z" fill="#c0202e" ${line}/><circle cx="100" cy="92" r="36" fill="#e0403a" ${line}/>`,
  `<path d="M84 108Q78 86 94 74Q96 84 100 84Q104 84 106 74Q122 86 116 108Q100 118 84 108Z" fill="#ffd0c0" ${edge}/><path d="M92 96h16M92 104h16" ${thin}/><path d="M70 72Q80 58 96 56" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/>`,
)

const parcel = stamp(
  '#c8f0e8',
  '#58b8a8',
  `<path d="M44 84L100 58L156 84V140L100 166L44 140Z" fill="#d8a468" ${line}/><path d="M44 84L100 110L156 84M100 110V166" fill="none" ${line}/><path d="M44 84L100 58L156 84L100 110Z" fill="#efc48a" ${line}/>`,
  '<path d="M72 71L128 97V153M128 71L72 97V153" fill="none" stroke="#e0403a" stroke-width="7"/>',
  `<path d="M100 84Q74 66 72 50Q88 44 100 80Q112 44 128 50Q126 66 100 84Z" fill="#e0403a" ${line}/>`,
)

/** The one stamp of gold: it stands for any other. */
const gold = symbol(
  `<defs>${gradient('gold', '#fff6c0', '#ffcf4a', '#d8901a')}${gradient('deep', '#7a2fb0', '#3f1470')}</defs>`,
  `<path d="${perforated}" transform="translate(3 6)" fill="#1c2a4a" opacity=".35"/><path d="${perforated}" fill="url(#gold)" stroke="#7a4a08" stroke-width="3"/><rect x="29" y="29" width="142" height="142" rx="3" fill="url(#deep)" stroke="#7a4a08" stroke-width="3"/>`,
  `<polygon points="${burst(100, 100, 68, 34, 8)}" fill="url(#gold)" stroke="#3a1a04" stroke-width="4" stroke-linejoin="round"/><circle cx="100" cy="100" r="33" fill="#7a2fb0" stroke="#3a1a04" stroke-width="4"/>`,
  `<path d="M76 112L72 84L88 96L100 76L112 96L128 84L124 112Z" fill="url(#gold)" stroke="#3a1a04" stroke-width="4" stroke-linejoin="round"/><path d="M78 120H122" stroke="#ffcf4a" stroke-width="6" stroke-linecap="round"/>`,
)

/** A letter by air with room for its sum. */
const letter = symbol(
  '<g transform="rotate(-4 100 100)">',
  '<rect x="8" y="44" width="184" height="122" rx="8" fill="#1c2a4a" opacity=".3" transform="translate(3 6)"/>',
  `<rect x="8" y="44" width="184" height="122" rx="8" fill="#e8432e" ${line}/>`,
  ...Array.from({ length: 8 }, (_, index) => {
    const x = 14 + index * 22
    return `<path d="M${x + 8} 46h9l-12 10h-9ZM${x + 8} 154h9l-12 10h-9Z" fill="${index % 2 === 0 ? '#2f62c0' : '#fff'}"/>`
  }),
  `<rect x="20" y="56" width="160" height="98" rx="3" fill="#fffaf0" ${line}/><path d="M20 58L100 112L180 58" fill="#f4ead2" ${line}/>`,
  `<circle cx="100" cy="100" r="17" fill="#d8352e" ${line}/><path d="M92 100l6 6l11-12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  '</g>',
)

const pigeon = symbol(
  `<defs>${gradient('feather', '#ffffff', '#d8e4f6', '#9fb4d8')}<radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`,
  '<circle cx="100" cy="100" r="98" fill="url(#halo)"/>',
  `<path d="M92 92Q60 24 14 20Q14 50 30 70Q16 72 8 68Q16 98 44 108Q66 118 92 112Z" fill="url(#feather)" ${line}/><path d="M30 70Q48 84 72 90M44 108Q58 104 70 104" ${thin}/>`,
  `<path d="M148 56Q168 58 168 82Q168 126 126 142Q96 154 62 148L18 162Q26 142 52 132Q70 126 84 104Q104 66 124 60Q134 54 148 56Z" fill="url(#feather)" ${line}/>`,
  `<path d="M80 112Q78 50 106 6Q128 30 124 58Q134 56 138 50Q144 88 124 108Q104 124 80 112Z" fill="#fff" ${line}/><path d="M124 58Q114 78 104 90M124 108Q112 104 100 104" ${thin}/>`,
  `<path d="M166 70L190 78L166 84Z" fill="#ff9a3c" ${line}/><circle cx="152" cy="72" r="6" fill="#2a2440"/><circle cx="154" cy="70" r="2" fill="#fff"/><path d="M128 84Q136 98 152 98" fill="none" stroke="#5ab08a" stroke-width="6" stroke-linecap="round"/>`,
  `<g transform="rotate(9 124 158)"><rect x="92" y="142" width="66" height="44" rx="5" fill="#fffaf0" ${line}/><path d="M92 144L125 168L158 144" ${thin}/><circle cx="125" cy="166" r="8" fill="#e0403a" ${edge}/></g><path d="M104 146Q110 136 118 140" fill="none" stroke="#ff9a3c" stroke-width="6" stroke-linecap="round"/>`,
)

const horn = symbol(
  `<defs>${gradient('brass', '#fff4b8', '#f0b83c', '#a8660e')}</defs>`,
  '<ellipse cx="100" cy="178" rx="62" ry="10" fill="#1c2a4a" opacity=".28"/>',
  ...[
    ['#2a2440', 24],
    ['#e0a52e', 15],
    ['#fff2b0', 5],
  ].map(
    ([paint, wide]) =>
      `<path d="M22 76Q44 70 62 88M62 88A44 44 0 1 0 104 62Q70 62 58 96" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round"/>`,
  ),
  `<path d="M136 108Q160 84 158 34L192 68Q164 76 150 128Z" fill="url(#brass)" ${line}/><ellipse cx="176" cy="50" rx="11" ry="25" transform="rotate(-45 176 50)" fill="#7a2fb0" ${line}/>`,
  `<path d="M14 70L26 66L30 84L18 88Z" fill="url(#brass)" ${line}/>`,
  `<path d="M70 128Q66 158 46 172M74 130Q80 160 98 176" fill="none" stroke="#2a2440" stroke-width="10" stroke-linecap="round"/><path d="M70 128Q66 158 46 172M74 130Q80 160 98 176" fill="none" stroke="#e0403a" stroke-width="5" stroke-linecap="round"/><path d="M34 164l16 2l4 18l-22-6ZM90 168l16-2l6 16l-22 4Z" fill="#ffcf4a" ${line}/>`,
)

export const symbols = { train, steamer, bicycle, mailbox, bag, parcel, quill, seal, gold, letter, pigeon, horn }
