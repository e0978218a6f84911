import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * Miniatures and margin drawings of an old codex: brown ink, vermilion, ultramarine and gold leaf. The dear ones are painted whole in a
 * gold frame; the tools of the scribe stand in a plain medallion. The book itself lies on the page and shines.
 */

const ink = 'stroke="#3a1a10" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"'
const fine = 'fill="none" stroke="#3a1a10" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'

/** A painted page: gold leaf, a vermilion line, the colour of the ground, and a knot in each corner. */
const miniature = (light: string, deep: string, body: string): string =>
  [
    `<defs>${gradient('leaf', '#fff3bf', '#e9b93f', '#a8741a')}${gradient('ground', light, deep)}<clipPath id="pane"><path d="M30 30H170V170H30Z"/></clipPath></defs>`,
    '<rect x="9" y="9" width="182" height="182" rx="7" fill="url(#leaf)" stroke="#3a1a10" stroke-width="4"/>',
    '<rect x="20" y="20" width="160" height="160" fill="none" stroke="#b92a1a" stroke-width="5"/>',
    '<rect x="28" y="28" width="144" height="144" fill="url(#ground)" stroke="#3a1a10" stroke-width="3.500"/>',
    `<g clip-path="url(#pane)"><g fill="#ffe9a8" opacity=".5">${[44, 76, 124, 156].map((x) => [46, 96, 146].map((y) => `<circle cx="${x}" cy="${y}" r="3"/>`).join('')).join('')}</g>${body}</g>`,
    ...[
      [20, 20],
      [180, 20],
      [20, 180],
      [180, 180],
    ].map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="#1f4aa8" stroke="#3a1a10" stroke-width="3.500"/><circle cx="${x}" cy="${y}" r="4" fill="#ffe9a8"/>`,
    ),
  ].join('')

/** A medallion in the margin: a wash of one colour and a vine round it. */
const medallion = (wash: string, leaf: string, body: string): string =>
  [
    `<defs>${glow('wash', [0, '#fffdf0', 1], [0.7, wash, 1], [1, wash, 1])}</defs>`,
    `<circle cx="100" cy="100" r="82" fill="url(#wash)" ${ink}/>`,
    `<circle cx="100" cy="100" r="71" fill="none" stroke="${leaf}" stroke-width="3"/>`,
    `<g fill="${leaf}" stroke="#3a1a10" stroke-width="2.500">${Array.from({ length: 12 }, (_, index) => `<path d="M100 13Q110 3 119 9Q114 21 101 20Z" transform="rotate(${index * 30} 100 100)"/>`).join('')}</g>`,
    body,
  ].join('')

const prince = [
  `<path d="M28 182Q34 128 78 122H122Q166 128 172 182Z" fill="#b92a1a" ${ink}/>`,
  '<path d="M84 122L100 182L116 122Z" fill="#ffe08a" stroke="#3a1a10" stroke-width="3"/><path d="M46 146Q60 150 72 176M154 146Q140 150 128 176" fill="none" stroke="#ffd35a" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 11"/>',
  `<circle cx="132" cy="134" r="11" fill="#ffd35a" ${ink}/><circle cx="132" cy="134" r="4" fill="#1f4aa8"/>`,
  `<path d="M68 76H132V104Q132 146 100 152Q68 146 68 104Z" fill="#f2c79a" ${ink}/>`,
  `<path d="M66 98Q74 112 88 106Q100 102 112 106Q126 112 134 98Q138 142 100 166Q62 142 66 98Z" fill="#6b3a1c" ${ink}/>`,
  '<path d="M86 118Q100 111 114 118Q100 127 86 118Z" fill="#c05a4a"/><path d="M86 136Q92 146 90 154M100 140V158M114 136Q108 146 110 154" fill="none" stroke="#a8713c" stroke-width="3" stroke-linecap="round"/>',
  `<path d="M100 84L95 104H103" ${fine}/><path d="M76 86Q84 80 92 86M108 86Q116 80 124 86" ${fine}/><circle cx="84" cy="92" r="4" fill="#3a1a10"/><circle cx="116" cy="92" r="4" fill="#3a1a10"/>`,
  `<path d="M64 66Q66 36 100 30Q134 36 136 66Z" fill="#1f6a4a" ${ink}/><path d="M100 31V62M80 38Q84 52 82 64M120 38Q116 52 118 64" fill="none" stroke="#ffd35a" stroke-width="4"/>`,
  `<path d="M58 66Q58 58 68 60Q74 54 82 60Q90 54 100 60Q110 54 118 60Q126 54 132 60Q142 58 142 66Q144 82 132 80Q124 84 116 80Q108 84 100 80Q92 84 84 80Q76 84 68 80Q56 82 58 66Z" fill="#8a5a34" ${ink}/>`,
].join('')

const gate = [
  '<path d="M28 172V150Q60 138 100 146Q140 136 172 148V172Z" fill="#3f7a44"/>',
  `<path d="M50 172V88H150V172Z" fill="#d8793f" ${ink}/>`,
  `<path d="M50 92H150M50 112H66M134 112H150M50 132H64M136 132H150M50 152H64M136 152H150M58 92V112M142 92V112M56 112V132M144 112V132M58 132V152M142 132V152" stroke="#7a3016" stroke-width="2.600"/>`,
  `<path d="M72 172V128Q74 104 100 102Q126 104 128 128V172Z" fill="#2a1430" ${ink}/>`,
  '<path d="M78 172V130Q80 112 100 110Q120 112 122 130V172" fill="none" stroke="#ffd35a" stroke-width="4"/><path d="M90 172V136M100 172V130M110 172V136M80 150H120" stroke="#ffd35a" stroke-width="3"/>',
  `<path d="M42 88V70H54V78H66V70H78V78H90V70H110V78H122V70H134V78H146V70H158V88Z" fill="#e8935a" ${ink}/>`,
  `<path d="M82 70V56H118V70Z" fill="#fff1cf" ${ink}/><path d="M100 20Q104 32 116 40Q124 48 118 57H82Q76 48 84 40Q96 32 100 20Z" fill="#ffd35a" ${ink}/><path d="M92 42Q88 48 90 54" fill="none" stroke="#fff6cf" stroke-width="4" stroke-linecap="round"/>`,
].join('')

const falcon = [
  '<g fill="#fff3c4" opacity=".55"><path d="M100 100L30 60V84ZM100 100L170 60V84ZM100 100L30 140V116ZM100 100L170 140V116Z"/></g>',
  `<path d="M96 70Q60 34 34 44Q38 66 34 84Q44 88 42 102Q52 104 54 118Q66 116 70 130Q84 122 96 104Z" fill="#ffd35a" ${ink}/><path d="M104 70Q140 34 166 44Q162 66 166 84Q156 88 158 102Q148 104 146 118Q134 116 130 130Q116 122 104 104Z" fill="#ffd35a" ${ink}/>`,
  `<path d="M86 74Q60 58 46 60M84 88Q62 76 50 84M84 102Q68 98 62 104M114 74Q140 58 154 60M116 88Q138 76 150 84M116 102Q132 98 138 104" ${fine}/>`,
  `<path d="M100 130L84 168Q92 164 96 170Q100 164 104 170Q108 164 116 168Z" fill="#e08a2a" ${ink}/>`,
  `<path d="M100 48Q120 58 118 88Q116 122 100 142Q84 122 82 88Q80 58 100 48Z" fill="#fff1cf" ${ink}/>`,
  '<path d="M92 92L98 98M104 92L110 98M92 108L98 114M104 108L108 113" stroke="#b9662a" stroke-width="4" stroke-linecap="round"/>',
  `<path d="M84 58Q84 34 100 32Q116 34 116 58Q108 66 100 66Q92 66 84 58Z" fill="#e08a2a" ${ink}/><path d="M94 54H106L100 72Z" fill="#3a1a10"/><circle cx="91" cy="47" r="4.500" fill="#fff"/><circle cx="109" cy="47" r="4.500" fill="#fff"/><circle cx="92" cy="47" r="2.400" fill="#3a1a10"/><circle cx="108" cy="47" r="2.400" fill="#3a1a10"/>`,
].join('')

const helmet = [
  `<path d="M58 112Q56 150 66 176Q100 186 134 176Q144 150 142 112Z" fill="#8d98a8" ${ink}/>`,
  `<g fill="none" stroke="#4c5666" stroke-width="2.600">${[122, 134, 146, 158, 170].map((y, row) => `<path d="M${60 + row} ${y}${'q5 6 10 0'.repeat(8 - (row > 3 ? 1 : 0))}"/>`).join('')}</g>`,
  `<path d="M52 116Q52 70 92 46L100 24L108 46Q148 70 148 116Q100 100 52 116Z" fill="#d5dde8" ${ink}/>`,
  '<path d="M64 104Q66 74 92 56" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M128 66Q140 82 140 104" fill="none" stroke="#8fa0b8" stroke-width="7" stroke-linecap="round"/>',
  `<path d="M48 112Q100 92 152 112L150 126Q100 108 50 126Z" fill="#ffd35a" ${ink}/><path d="M93 106H107L104 146Q100 152 96 146Z" fill="#ffd35a" ${ink}/>`,
  `<path d="M62 128Q76 118 90 124Q88 138 76 138Q66 138 62 128ZM138 128Q124 118 110 124Q112 138 124 138Q134 138 138 128Z" fill="#2a1430"/>`,
  `<path d="M100 28V8" ${ink}/><path d="M101 9Q120 4 134 14Q124 20 136 28Q118 30 101 24Z" fill="#b92a1a" stroke="#3a1a10" stroke-width="3"/>`,
].join('')

const scroll = [
  `<path d="M56 54Q56 40 70 40H140Q152 42 150 56V62H132V140Q132 158 146 158H70Q54 156 56 140Z" fill="#fff3cf" ${ink}/>`,
  `<path d="M132 62V56Q132 42 142 41Q152 42 150 56V62ZM70 158Q84 156 84 144H146Q146 158 136 158Z" fill="#e2c07e" ${ink}/>`,
  '<path d="M70 62H118M70 78H118M70 94H110M70 110H118M70 126H104" stroke="#7a4526" stroke-width="4.500" stroke-linecap="round"/><path d="M68 56H84V72H68Z" fill="#c8321e"/>',
].join('')

const candle = [
  `<defs>${glow('blaze', [0, '#fff6b8', 0.95], [0.5, '#ffcf5a', 0.5], [1, '#ffb030', 0])}</defs><circle cx="100" cy="62" r="52" fill="url(#blaze)"/>`,
  `<path d="M100 26Q120 50 112 66Q108 76 100 76Q92 76 88 66Q82 50 100 26Z" fill="#ff9a2a" stroke="#8a3a0c" stroke-width="3"/><path d="M100 48Q108 58 104 68Q100 72 96 68Q92 58 100 48Z" fill="#fff6c4"/>`,
  `<path d="M82 84Q90 78 100 82Q110 78 118 84V146H82Z" fill="#fff1cf" ${ink}/><path d="M86 86V106Q90 112 94 104V90" fill="#ffe0a0" stroke="#a8713c" stroke-width="2.500"/>`,
  `<path d="M54 146H146Q144 162 118 164H82Q56 162 54 146Z" fill="#c98a2a" ${ink}/><path d="M146 150Q166 148 164 134Q160 124 150 132" fill="none" ${ink}/>`,
].join('')

const inkpot = [
  `<path d="M84 60H116V76Q148 86 148 124Q148 156 100 156Q52 156 52 124Q52 86 84 76Z" fill="#24408f" ${ink}/>`,
  '<path d="M66 120Q68 98 86 92" fill="none" stroke="#a8c0ff" stroke-width="8" stroke-linecap="round"/>',
  `<path d="M76 48H124V62H76Z" fill="#ffd35a" ${ink}/><path d="M60 128H140" stroke="#ffd35a" stroke-width="5"/><path d="M100 108L110 120L100 132L90 120Z" fill="#ffd35a" stroke="#3a1a10" stroke-width="2.500"/>`,
  '<path d="M150 150Q162 162 154 170Q144 168 150 150Z" fill="#151c40"/>',
].join('')

const quill = [
  `<path d="M156 30Q112 34 84 76Q64 108 60 142Q96 138 124 110Q156 74 156 30Z" fill="#efe6f6" ${ink}/>`,
  `<path d="M150 38Q104 74 46 170" fill="none" stroke="#5a3a7a" stroke-width="6" stroke-linecap="round"/>`,
  '<path d="M132 52L142 84M116 66L124 100M100 84L106 118M86 104L88 130M126 46L108 52M108 62L90 72M92 82L78 94" stroke="#8a6ab0" stroke-width="3" stroke-linecap="round"/>',
  '<path d="M50 162L38 178L54 172Z" fill="#3a1a10"/>',
].join('')

const seal = [
  `<path d="M78 112L62 170L82 160L92 174L104 120ZM122 112L138 170L118 160L108 174L96 120Z" fill="#2f7a4a" ${ink}/>`,
  `<path d="M100 30Q112 26 120 36Q134 36 138 48Q150 54 148 68Q156 80 148 90Q150 104 138 108Q132 122 118 120Q108 130 98 124Q84 128 78 118Q64 116 62 104Q50 96 54 82Q46 70 56 60Q56 46 70 44Q76 30 90 34Q94 28 100 30Z" fill="#c8321e" ${ink}/>`,
  '<circle cx="101" cy="78" r="31" fill="#e0503a" stroke="#7a1408" stroke-width="3.500"/>',
  '<path d="M86 62V86Q86 96 101 98Q116 96 116 86V62L108 72V84H101V60V84H94V72Z" fill="#ffd9b8" stroke="#7a1408" stroke-width="2.500" stroke-linejoin="round"/>',
  '<path d="M70 60Q78 46 92 44" fill="none" stroke="#ffb4a0" stroke-width="6" stroke-linecap="round"/>',
].join('')

const book = [
  `<defs>${glow('shine', [0, '#fffbe0', 1], [0.5, '#ffd35a', 0.75], [1, '#ff9a2a', 0])}${gradient('cover', '#d8402a', '#a01c14', '#6b0d0d')}${gradient('edge', '#fff9e0', '#e0c383')}${gradient('gold', '#fff6c4', '#f0b93a', '#a8690f')}</defs>`,
  '<circle cx="100" cy="100" r="99" fill="url(#shine)"/>',
  `<polygon points="${burst(100, 100, 96, 62, 16)}" fill="#ffe9a0" opacity=".6"/>`,
  `<path d="M44 26H150Q164 26 164 40V166Q164 178 152 178H50Q36 176 36 162V36Q36 26 44 26Z" fill="url(#edge)" ${ink}/>`,
  '<path d="M46 166H160M46 172H156" stroke="#b08a4a" stroke-width="2"/>',
  `<path d="M44 20H148Q160 20 160 34V160H50Q36 160 36 170V30Q36 20 44 20Z" fill="url(#cover)" ${ink}/>`,
  '<path d="M52 22V160" stroke="#5a0a0a" stroke-width="4"/><path d="M62 32H148V148H62Z" fill="none" stroke="url(#gold)" stroke-width="5"/>',
  ...[
    [62, 32],
    [148, 32],
    [62, 148],
    [148, 148],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="url(#gold)" stroke="#3a1a10" stroke-width="3"/>`),
  `<polygon points="${burst(105, 90, 42, 24, 8)}" fill="url(#gold)" stroke="#3a1a10" stroke-width="3.500" stroke-linejoin="round"/>`,
  `<circle cx="105" cy="90" r="19" fill="#1f4aa8" ${ink}/><path d="M94 84Q98 74 110 78" fill="none" stroke="#a8c8ff" stroke-width="5" stroke-linecap="round"/>`,
  `<path d="M152 64H172V78H152ZM152 108H172V122H152Z" fill="url(#gold)" stroke="#3a1a10" stroke-width="3.500"/>`,
].join('')

export const symbols = {
  prince: symbol(miniature('#3f78d8', '#15307a', prince)),
  falcon: symbol(miniature('#4aa86a', '#165a3a', falcon)),
  gate: symbol(miniature('#8fd0ee', '#4a86c8', gate)),
  helmet: symbol(miniature('#b0588f', '#561c54', helmet)),
  scroll: symbol(medallion('#cfe6b0', '#4f8a3a', scroll)),
  candle: symbol(medallion('#e8b878', '#a8591c', candle)),
  inkpot: symbol(medallion('#b0d4f0', '#2f5fa8', inkpot)),
  quill: symbol(medallion('#d6b8e8', '#7a4aa0', quill)),
  seal: symbol(medallion('#f2c0a8', '#b03a26', seal)),
  book: symbol(book),
}
