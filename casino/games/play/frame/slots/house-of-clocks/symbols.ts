import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * From a clockmaker's drawers: brass, walnut and enamel, with the engraver's brown line. What pays most has a house of its own; the small
 * parts lie as they are.
 */

const line = 'stroke="#2e1a0c" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'
const brass = gradient('brass', '#fff0b4', '#e0a83c', '#8a5414')
const walnut = gradient('walnut', '#b8743c', '#7a4420', '#43220e')
const enamel = glow('enamel', [0, '#fffdf2', 1], [0.7, '#f6ead0', 1], [1, '#d8bf90', 1])

/** Marks of the hours round a middle. */
const marks = (x: number, y: number, radius: number, long: number, wide: number): string =>
  Array.from(
    { length: 12 },
    (_, hour) =>
      `<path d="M${x} ${y - radius}v${hour % 3 === 0 ? long : long * 0.55}" stroke="#2e1a0c" stroke-width="${hour % 3 === 0 ? wide : wide * 0.6}" stroke-linecap="round" transform="rotate(${hour * 30} ${x} ${y})"/>`,
  ).join('')

const cuckoo = [
  `<defs>${brass}${walnut}${enamel}</defs>`,
  `<path d="M100 14L184 82H164V150H36V82H16Z" fill="url(#walnut)" ${line}/><path d="M100 32L162 82H38Z" fill="#5a7f3a" ${line}/>`,
  '<g fill="#8fb44e" stroke="#2e4a16" stroke-width="3"><path d="M22 84Q34 62 58 66Q52 86 22 84ZM178 84Q166 62 142 66Q148 86 178 84ZM100 14Q84 28 92 46Q110 40 100 14Z"/></g>',
  `<path d="M66 112V88Q66 58 100 58Q134 58 134 88V112Z" fill="#2a1408" ${line}/>`,
  `<path d="M70 108Q66 78 92 70Q112 66 120 80L144 86L122 94Q124 112 104 114H78Z" fill="#e8803a" ${line}/><path d="M74 106Q90 90 104 102Q94 116 78 114Z" fill="#ffd08a" ${line}/><path d="M122 82L148 86L122 94Z" fill="#ffe08a" ${line}/><circle cx="108" cy="82" r="5" fill="#fff" stroke="#2e1a0c" stroke-width="3"/>`,
  `<circle cx="100" cy="134" r="27" fill="url(#enamel)" ${line}/>${marks(100, 134, 22, 7, 3)}<path d="M100 134V118M100 134L111 140" stroke="#2e1a0c" stroke-width="4" stroke-linecap="round"/>`,
  `<path d="M64 152V172M136 152V166" stroke="#e0a83c" stroke-width="4"/><path d="M56 172h16l-3 22h-10ZM128 166h16l-3 22h-10Z" fill="#6a8a3a" ${line}/>`,
].join('')

const watch = [
  `<defs>${brass}${enamel}</defs>`,
  '<path d="M120 26Q150 4 176 26Q190 50 168 72" fill="none" stroke="#2e1a0c" stroke-width="12" stroke-linecap="round"/><path d="M120 26Q150 4 176 26Q190 50 168 72" fill="none" stroke="#e8b84a" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 6"/>',
  `<circle cx="100" cy="36" r="15" fill="none" stroke="#2e1a0c" stroke-width="14"/><circle cx="100" cy="36" r="15" fill="none" stroke="#e8b84a" stroke-width="6"/><rect x="88" y="40" width="24" height="18" rx="5" fill="url(#brass)" ${line}/>`,
  `<circle cx="100" cy="118" r="70" fill="url(#brass)" ${line}/><circle cx="100" cy="118" r="56" fill="url(#enamel)" ${line}/>${marks(100, 118, 50, 12, 5)}`,
  `<circle cx="100" cy="142" r="15" fill="none" stroke="#8a5414" stroke-width="2.500"/><path d="M100 142V132" stroke="#b3362a" stroke-width="3"/>`,
  '<path d="M100 118L76 92M100 118L126 86" stroke="#23345a" stroke-width="7" stroke-linecap="round"/><circle cx="100" cy="118" r="7" fill="#23345a"/><path d="M56 92Q66 70 90 64" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>',
].join('')

const hourglass = [
  `<defs>${brass}${walnut}${gradient('glass', '#dff6f2', '#a8dcd8', '#dff6f2')}${gradient('sand', '#ffd27a', '#e0913a')}</defs>`,
  `<path d="M58 38H142Q144 82 110 100Q144 118 142 162H58Q56 118 90 100Q56 82 58 38Z" fill="url(#glass)" ${line}/>`,
  '<path d="M68 66Q100 76 132 66Q126 88 104 98H96Q74 88 68 66ZM66 158Q70 138 100 128Q130 138 134 158Z" fill="url(#sand)"/><path d="M100 96V134" stroke="#f0a848" stroke-width="5"/><path d="M70 48Q72 66 82 80" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  `<path d="M50 40V160M150 40V160" stroke="#2e1a0c" stroke-width="14"/><path d="M50 40V160M150 40V160" stroke="#e0a83c" stroke-width="6"/>`,
  `<rect x="34" y="20" width="132" height="22" rx="9" fill="url(#walnut)" ${line}/><rect x="34" y="158" width="132" height="22" rx="9" fill="url(#walnut)" ${line}/><circle cx="50" cy="31" r="5" fill="#ffe08a"/><circle cx="150" cy="31" r="5" fill="#ffe08a"/><circle cx="50" cy="169" r="5" fill="#ffe08a"/><circle cx="150" cy="169" r="5" fill="#ffe08a"/>`,
].join('')

const sundial = [
  `<defs>${brass}${gradient('stone', '#d8e0d4', '#93a89a', '#556a60')}${glow('sun', [0, '#fff6b0', 1], [0.5, '#ffd24a', 1], [1, '#f09a2a', 1])}</defs>`,
  `<polygon points="${burst(146, 50, 40, 27, 12)}" fill="#ffb83c" ${line}/><circle cx="146" cy="50" r="22" fill="url(#sun)"/><circle cx="139" cy="47" r="3" fill="#7a3a08"/><circle cx="153" cy="47" r="3" fill="#7a3a08"/><path d="M138 56Q146 63 154 56" fill="none" stroke="#7a3a08" stroke-width="3" stroke-linecap="round"/>`,
  `<path d="M62 186H138L126 138H74Z" fill="url(#stone)" ${line}/><ellipse cx="100" cy="132" rx="84" ry="34" fill="#5f7468" ${line}/><ellipse cx="100" cy="124" rx="84" ry="34" fill="url(#stone)" ${line}/><ellipse cx="100" cy="124" rx="64" ry="24" fill="none" stroke="#2e4438" stroke-width="3"/>`,
  '<path d="M40 124h14M146 124h14M100 104v8M100 136v9M56 108l10 5M144 108l-10 5M58 140l10-5M142 140l-10-5" stroke="#2e4438" stroke-width="4" stroke-linecap="round"/><path d="M100 124L52 132L60 116Z" fill="#2e4438" opacity=".5"/>',
  `<path d="M76 128L100 58L112 128Z" fill="url(#brass)" ${line}/>`,
].join('')

const key = [
  `<defs>${brass}</defs>`,
  '<g transform="rotate(-38 100 100)">',
  `<path d="M92 84H108V186H92Z" fill="url(#brass)" ${line}/><path d="M108 150H134V162H122V172H134V184H108Z" fill="url(#brass)" ${line}/>`,
  `<path d="M100 96Q70 96 58 74Q40 78 34 58Q32 36 54 32Q60 12 82 16Q94 4 106 14Q118 4 124 16Q142 12 146 32Q168 36 166 58Q160 78 142 74Q130 96 100 96Z" fill="url(#brass)" ${line}/>`,
  `<path d="M78 68Q56 66 60 50Q66 36 80 44Q92 52 88 68ZM122 68Q144 66 140 50Q134 36 120 44Q108 52 112 68ZM100 36Q88 30 92 22Q100 16 108 22Q112 30 100 36Z" fill="#1f4a3e" ${line}/><circle cx="100" cy="62" r="7" fill="#b3362a" stroke="#2e1a0c" stroke-width="3"/><path d="M86 96H114" stroke="#2e1a0c" stroke-width="8" stroke-linecap="round"/>`,
  '</g>',
].join('')

const teeth = (x: number, y: number, radius: number, count: number, size: number, paint: string): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x - size / 2}" y="${y - radius - size * 0.75}" width="${size}" height="${size * 1.4}" rx="3" fill="${paint}" ${line} transform="rotate(${(index * 360) / count} ${x} ${y})"/>`,
  ).join('')

const wheel = (x: number, y: number, radius: number, count: number, paint: string, inner: string): string =>
  [
    teeth(x, y, radius, count, radius * 0.34, paint),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint}" ${line}/><circle cx="${x}" cy="${y}" r="${radius * 0.66}" fill="${inner}" ${line}/>`,
    ...[0, 60, 120].map(
      (turn) =>
        `<path d="M${x - radius * 0.64} ${y}H${x + radius * 0.64}" stroke="#2e1a0c" stroke-width="${radius * 0.24}" transform="rotate(${turn} ${x} ${y})"/><path d="M${x - radius * 0.66} ${y}H${x + radius * 0.66}" stroke="#e8b84a" stroke-width="${radius * 0.12}" transform="rotate(${turn} ${x} ${y})"/>`,
    ),
    `<circle cx="${x}" cy="${y}" r="${radius * 0.24}" fill="${paint}" ${line}/>`,
  ].join('')

const cog = [
  `<defs>${brass}${gradient('steel', '#e8f2f4', '#9ab4bc', '#566e78')}</defs>`,
  wheel(82, 112, 56, 12, 'url(#brass)', '#17382f'),
  wheel(150, 56, 30, 9, 'url(#steel)', '#17382f'),
].join('')

const spring = [
  `<defs>${gradient('blue', '#cfe6ff', '#5a8fd0', '#23407a')}</defs>`,
  ...[
    ['#2e1a0c', 15],
    ['#4f86cc', 8],
    ['#d8ecff', 2.5],
  ].map(
    ([paint, wide]) =>
      `<path d="M104 104Q112 90 96 84Q76 82 76 106Q80 132 108 130Q140 124 136 92Q126 58 90 60Q50 68 52 110Q60 156 110 154Q166 146 162 86Q150 28 84 32Q24 44 26 112Q34 160 70 180" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round"/>`,
  ),
  `<circle cx="102" cy="106" r="12" fill="#e8b84a" ${line}/><circle cx="72" cy="180" r="11" fill="#e8b84a" ${line}/>`,
].join('')

const candle = [
  `<defs>${brass}${glow('shine', [0, '#fff6c0', 0.95], [0.5, '#ffc04a', 0.4], [1, '#ffc04a', 0])}${gradient('wax', '#fffaf0', '#f0dcc0', '#c8a880')}</defs>`,
  '<circle cx="100" cy="44" r="62" fill="url(#shine)"/>',
  `<path d="M76 70Q86 62 96 70Q104 78 112 70Q120 64 124 72V160H76Z" fill="url(#wax)" ${line}/>`,
  '<path d="M76 92h16M76 108h24M76 124h16M76 140h24" stroke="#b3362a" stroke-width="5" stroke-linecap="round"/><path d="M118 78V104" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  `<path d="M100 70V58" stroke="#2e1a0c" stroke-width="5"/><path d="M100 60Q82 48 94 28Q100 36 102 14Q124 38 112 54Q108 60 100 60Z" fill="#ff9a2e" ${line}/><path d="M101 56Q92 48 100 36Q110 46 101 56Z" fill="#fff4b0"/>`,
  `<path d="M40 158H160Q156 184 100 186Q44 184 40 158Z" fill="url(#brass)" ${line}/><circle cx="168" cy="162" r="14" fill="none" stroke="#2e1a0c" stroke-width="13"/><circle cx="168" cy="162" r="14" fill="none" stroke="#e0a83c" stroke-width="5"/>`,
].join('')

/** A piece of the case clock: on the strip four of them stand one above the other. */
const clock = [
  `<defs>${brass}${gradient('case', '#8a2f24', '#5a1614', '#32080c')}${enamel}</defs>`,
  `<rect x="14" y="2" width="172" height="196" rx="12" fill="url(#case)" ${line}/><rect x="26" y="14" width="148" height="172" rx="8" fill="none" stroke="#e0a83c" stroke-width="4"/>`,
  `<circle cx="100" cy="100" r="66" fill="url(#brass)" ${line}/><circle cx="100" cy="100" r="53" fill="url(#enamel)" ${line}/>${marks(100, 100, 47, 12, 6)}`,
  '<path d="M100 100V62M100 100L124 116" stroke="#5a1614" stroke-width="8" stroke-linecap="round"/><circle cx="100" cy="100" r="8" fill="#5a1614"/><path d="M58 78Q68 56 92 50" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>',
].join('')

const chime = [
  `<defs>${brass}${glow('ring', [0, '#fff6c0', 0.9], [0.6, '#8fe0b4', 0.3], [1, '#8fe0b4', 0])}${gradient('green', '#7fd8a8', '#1f8a62', '#0b4a3a')}</defs>`,
  '<circle cx="100" cy="100" r="98" fill="url(#ring)"/><g fill="none" stroke="#ffe9a0" stroke-width="6" stroke-linecap="round"><path d="M26 66Q14 96 26 126M44 78Q36 96 44 114M174 66Q186 96 174 126M156 78Q164 96 156 114"/></g>',
  `<path d="M100 22V40" stroke="#2e1a0c" stroke-width="12" stroke-linecap="round"/><circle cx="100" cy="24" r="12" fill="url(#brass)" ${line}/>`,
  `<path d="M48 132Q50 46 100 42Q150 46 152 132Z" fill="url(#brass)" ${line}/><path d="M36 132H164L172 152H28Z" fill="url(#green)" ${line}/><path d="M66 116Q68 76 88 60" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/>`,
  `<circle cx="100" cy="166" r="15" fill="url(#brass)" ${line}/><polygon points="${burst(100, 96, 24, 10, 5)}" fill="#1f8a62" stroke="#2e1a0c" stroke-width="3.500" stroke-linejoin="round"/>`,
].join('')

export const symbols = {
  cuckoo: symbol(cuckoo),
  watch: symbol(watch),
  hourglass: symbol(hourglass),
  sundial: symbol(sundial),
  key: symbol(key),
  cog: symbol(cog),
  spring: symbol(spring),
  candle: symbol(candle),
  clock: symbol(clock),
  chime: symbol(chime),
}

/** The whole case clock: a hood with its dial, a long door with the pendulum behind glass, a foot. */
export const caseClock = (width: number, height: number): string => {
  const h = (height / width) * 100
  const dial = 62
  const [door, foot] = [112, h - 58]
  // As far to the side as the glass allows, however long the pendulum is.
  const swing = (Math.atan2(8, foot - door - 52) * 180) / Math.PI
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${h.toFixed(1)}" width="${width}" height="${height}">`,
    `<defs>${brass}${gradient('case', '#a03a2a', '#6a1c18', '#32080c')}${enamel}${gradient('room', '#1a0a06', '#3a1a0e', '#1a0a06')}${glow('lamp', [0, '#ffe9a0', 0.7], [1, '#ffb84a', 0])}</defs>`,
    `<rect width="100" height="${h.toFixed(1)}" rx="5" fill="#14302a"/><rect width="100" height="${h.toFixed(1)}" fill="url(#lamp)"/>`,
    `<path d="M6 34Q20 30 26 16Q38 4 50 4Q62 4 74 16Q80 30 94 34V112H6Z" fill="url(#case)" stroke="#1a0806" stroke-width="2.500"/><circle cx="50" cy="13" r="5" fill="url(#brass)" stroke="#1a0806" stroke-width="1.500"/>`,
    `<circle cx="50" cy="${dial}" r="37" fill="url(#brass)" stroke="#1a0806" stroke-width="2.500"/><circle cx="50" cy="${dial}" r="29" fill="url(#enamel)" stroke="#1a0806" stroke-width="2"/>`,
    `<g transform="translate(0 ${dial}) scale(.5) translate(0 ${-dial * 2})">${marks(100, dial * 2, 52, 12, 7)}</g>`,
    `<path d="M50 ${dial}V42M50 ${dial}L63 71" stroke="#5a1614" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="${dial}" r="4" fill="#5a1614"/>`,
    `<path d="M14 ${door}H86V${foot}H14Z" fill="url(#case)" stroke="#1a0806" stroke-width="2.500"/><rect x="24" y="${door + 10}" width="52" height="${foot - door - 20}" rx="22" fill="url(#room)" stroke="#e0a83c" stroke-width="3"/>`,
    `<g transform="rotate(${swing.toFixed(1)} 50 ${door + 10})"><path d="M50 ${door + 12}V${foot - 46}" stroke="#e8b84a" stroke-width="3.500"/><circle cx="50" cy="${foot - 42}" r="13" fill="url(#brass)" stroke="#1a0806" stroke-width="2"/><circle cx="46" cy="${foot - 47}" r="4.500" fill="#fff" opacity=".8"/></g>`,
    `<path d="M38 ${door + 20}v${(foot - door) * 0.34}M63 ${door + 20}v${(foot - door) * 0.22}" stroke="#c89030" stroke-width="1.500"/><rect x="34" y="${door + 20 + (foot - door) * 0.34}" width="8" height="20" rx="3" fill="url(#brass)"/><rect x="59" y="${door + 20 + (foot - door) * 0.22}" width="8" height="20" rx="3" fill="url(#brass)"/>`,
    `<path d="M6 ${foot}H94V${h - 12}H6ZM2 ${h - 12}H98V${h - 2}H2Z" fill="url(#case)" stroke="#1a0806" stroke-width="2.500"/><rect x="18" y="${foot + 10}" width="64" height="26" rx="4" fill="none" stroke="#e0a83c" stroke-width="2.500"/><polygon points="${burst(50, foot + 23, 9, 4, 8)}" fill="#e0a83c"/>`,
    '</svg>',
  ].join('')
}
