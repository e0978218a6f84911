import { glow, gradient, symbol } from '../drawing.ts'

/*
 * Things of the sea. What pays most is seen through a brass porthole, with its own piece of weather behind it; what lives on the ground
 * stands free. The wave covers its reel.
 */

const ink = 'stroke="#0a2233" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'

const rivets = Array.from({ length: 8 }, (_, index) => {
  const angle = (index / 8) * Math.PI * 2 + Math.PI / 8
  const [x, y] = [100 + Math.cos(angle) * 86, 100 + Math.sin(angle) * 86]
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.500" fill="#fff0c0" stroke="#5a3208" stroke-width="2"/>`
}).join('')

/** Through brass and glass: weather from top to bottom, and what is seen before it. */
const porthole = (top: string, middle: string, foot: string, body: string): string =>
  [
    `<defs>${gradient('weather', top, middle, foot)}${gradient('brass', '#ffe9a8', '#d0902e', '#7a4a10')}<clipPath id="glass"><circle cx="100" cy="100" r="74"/></clipPath></defs>`,
    '<circle cx="100" cy="106" r="96" fill="#021420" opacity=".4"/>',
    '<circle cx="100" cy="100" r="96" fill="url(#brass)" stroke="#4a2806" stroke-width="3"/>',
    rivets,
    '<circle cx="100" cy="100" r="76" fill="url(#weather)" stroke="#4a2806" stroke-width="5"/>',
    `<g clip-path="url(#glass)">${body}<path d="M30 92Q34 44 84 30Q48 56 44 104Z" fill="#fff" opacity=".3"/></g>`,
    '<circle cx="100" cy="100" r="74" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>',
  ].join('')

const swell = (y: number, paint: string): string => `<path d="M20 ${y}q20-16 40 0t40 0t40 0t40 0V190H20Z" fill="${paint}"/>`

const brig = [
  '<circle cx="140" cy="66" r="26" fill="#fff2b8" opacity=".85"/>',
  swell(138, '#1f7f96'),
  `<path d="M46 126H156L142 152H64Z" fill="#6a3418" ${ink}/><path d="M52 134H150" stroke="#f0c060" stroke-width="4"/>`,
  '<path d="M80 126V44M122 126V38M156 126L178 112" stroke="#3a1c0c" stroke-width="5" stroke-linecap="round"/>',
  `<path d="M58 62Q80 54 102 62Q98 84 104 100Q80 92 56 100Q62 82 58 62Z" fill="#fff6e0" ${ink}/><path d="M100 54Q122 46 146 54Q142 80 148 100Q122 90 98 100Q104 78 100 54Z" fill="#ffe3b4" ${ink}/>`,
  `<path d="M122 38L146 30L122 26Z" fill="#e0432e" ${ink}/><path d="M80 44L62 37L80 33Z" fill="#e0432e" ${ink}/><path d="M152 124L172 112L150 66Z" fill="#fff6e0" ${ink}/>`,
  swell(152, '#2fa5b4'),
].join('')

const lighthouse = [
  '<path d="M100 62L210 18V92Z" fill="#ffe88a" opacity=".65"/><path d="M100 62L-10 30V86Z" fill="#ffe88a" opacity=".4"/>',
  swell(150, '#15546c'),
  `<path d="M48 176Q58 140 84 138H120Q148 140 156 176Z" fill="#4a5560" ${ink}/>`,
  `<path d="M82 142L88 76H112L118 142Z" fill="#fff6ea" ${ink}/><path d="M86.500 94L88 78H112L113.500 94ZM84.800 114L83.200 130H116.800L115.200 114Z" fill="#d83a2e"/><path d="M82 142L88 76H112L118 142Z" fill="none" ${ink}/>`,
  `<path d="M84 76H116V70H84Z" fill="#2a3a48" ${ink}/><rect x="90" y="50" width="20" height="20" fill="#fff7c0" ${ink}/><path d="M86 50L100 34L114 50Z" fill="#d83a2e" ${ink}/>`,
].join('')

const dolphin = [
  '<circle cx="58" cy="60" r="20" fill="#fff6d8" opacity=".9"/>',
  swell(146, '#1a86a0'),
  `<path d="M40 140Q42 74 104 62Q132 58 152 76L172 84Q174 92 158 94Q132 96 118 106Q96 122 88 140Q92 154 104 162Q78 160 70 146Q56 158 34 156Q36 146 40 140Z" fill="#4a7fb4" ${ink}/>`,
  '<path d="M156 93Q128 94 112 106Q96 118 88 138Q76 122 98 100Q118 84 156 93Z" fill="#dff2fa"/>',
  `<path d="M96 64Q98 44 116 40Q112 54 120 62Z" fill="#3f6fa4" ${ink}/><path d="M112 104Q116 124 104 130Q100 116 104 108Z" fill="#3f6fa4" ${ink}/>`,
  '<circle cx="136" cy="80" r="4.500" fill="#0a2233"/><circle cx="137.500" cy="78.500" r="1.500" fill="#fff"/><path d="M150 90Q160 91 168 87" fill="none" stroke="#0a2233" stroke-width="2.500" stroke-linecap="round"/>',
  '<g fill="#eafcff"><circle cx="52" cy="164" r="6"/><circle cx="98" cy="166" r="7"/><circle cx="118" cy="154" r="4"/></g>',
].join('')

const gull = [
  '<path d="M20 72q14-12 28 0q14-12 28 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
  swell(150, '#3a86a8'),
  `<path d="M16 70Q54 44 92 90L112 88Q142 34 188 46Q166 58 158 76Q148 98 130 108Q142 122 128 132Q110 144 84 128Q62 116 52 100Q36 80 16 70Z" fill="#f7fbff" ${ink}/>`,
  '<path d="M16 70Q38 58 60 70Q44 70 52 100Q36 80 16 70ZM188 46Q166 58 158 76Q152 62 160 48Q174 42 188 46Z" fill="#53687c"/>',
  '<path d="M92 90Q84 108 100 122M130 108Q120 116 106 112" fill="none" stroke="#9fb6c8" stroke-width="4" stroke-linecap="round"/>',
  `<path d="M84 128L56 148L92 142Z" fill="#dfe9f2" ${ink}/><path d="M130 118L156 122L132 130Z" fill="#ffb02e" ${ink}/><circle cx="122" cy="115" r="4" fill="#0a2233"/>`,
].join('')

const seahorse = [
  `<defs>${gradient('horse', '#ffd98a', '#f08a3c', '#b0402a')}</defs>`,
  `<path d="M92 24Q126 18 138 46L166 58Q168 72 150 72L132 74Q146 96 138 124Q128 152 98 156Q112 164 104 178Q90 190 74 176Q64 160 82 150Q72 146 74 132Q90 136 98 120Q104 104 88 90Q66 70 74 44Q78 30 92 24Z" fill="url(#horse)" ${ink}/>`,
  `<path d="M92 24L84 10L102 16L112 4L116 18L132 16L126 30" fill="#ffb84a" ${ink}/><path d="M74 60L54 52L62 70L46 76L66 84L58 98L80 92" fill="#ffcf7a" ${ink}/>`,
  '<path d="M124 80Q134 100 128 120M116 126Q108 142 96 146" fill="none" stroke="#fff0c8" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M104 96L124 90M108 110L130 108M104 124L124 128M98 138L110 146" stroke="#8a2a1c" stroke-width="3.500" stroke-linecap="round" opacity=".6"/>',
  '<circle cx="116" cy="46" r="9" fill="#fff" stroke="#0a2233" stroke-width="3.500"/><circle cx="118" cy="46" r="4" fill="#0a2233"/>',
].join('')

const crab = [
  `<defs>${gradient('crab', '#ff9a7a', '#e0432e', '#8f1a22')}</defs>`,
  '<g fill="none" stroke="#0a2233" stroke-width="17" stroke-linecap="round"><path d="M52 122L22 138M54 138L30 162M148 122L178 138M146 138L170 162"/></g><g fill="none" stroke="#d03a2c" stroke-width="9" stroke-linecap="round"><path d="M52 122L22 138M54 138L30 162M148 122L178 138M146 138L170 162"/></g>',
  `<path d="M58 104Q30 96 28 70Q10 60 20 34Q30 18 50 24L38 44L58 40Q62 60 46 70Q50 84 70 90ZM142 104Q170 96 172 70Q190 60 180 34Q170 18 150 24L162 44L142 40Q138 60 154 70Q150 84 130 90Z" fill="url(#crab)" ${ink}/>`,
  `<path d="M100 76Q160 78 158 122Q154 160 100 160Q46 160 42 122Q40 78 100 76Z" fill="url(#crab)" ${ink}/>`,
  '<path d="M56 112Q62 90 92 88" fill="none" stroke="#ffd8c8" stroke-width="7" stroke-linecap="round"/><path d="M80 138Q100 150 120 138" fill="none" stroke="#0a2233" stroke-width="4.500" stroke-linecap="round"/>',
  '<path d="M82 84V64M118 84V64" stroke="#0a2233" stroke-width="6"/><circle cx="82" cy="60" r="11" fill="#fff" stroke="#0a2233" stroke-width="4"/><circle cx="118" cy="60" r="11" fill="#fff" stroke="#0a2233" stroke-width="4"/><circle cx="84" cy="61" r="4.500" fill="#0a2233"/><circle cx="116" cy="61" r="4.500" fill="#0a2233"/>',
].join('')

const shell = [
  `<defs>${gradient('shell', '#fff4fa', '#e8a8d0', '#9a4f9a')}${glow('pearl', [0, '#ffffff', 1], [0.6, '#f2eefc', 1], [1, '#b9a8dc', 1])}</defs>`,
  `<path d="M100 164L70 166L60 148Q16 118 26 70Q36 40 66 44Q82 22 100 24Q118 22 134 44Q164 40 174 70Q184 118 140 148L130 166Z" fill="url(#shell)" ${ink}/>`,
  '<path d="M100 160V30M90 158Q66 100 68 50M110 158Q134 100 132 50M80 154Q42 118 36 78M120 154Q158 118 164 78" fill="none" stroke="#7a3a80" stroke-width="4" stroke-linecap="round" opacity=".75"/>',
  `<circle cx="100" cy="134" r="25" fill="url(#pearl)" ${ink}/><ellipse cx="91" cy="125" rx="8" ry="6" fill="#fff" transform="rotate(-30 91 125)"/>`,
].join('')

const arm = (turn: number): string =>
  `<path d="M100 106Q78 84 92 34Q100 18 108 34Q122 84 100 106Z" transform="rotate(${turn} 100 106)" fill="url(#star)" ${ink}/>`
const starfish = [
  `<defs>${gradient('star', '#fff0a0', '#f5b52e', '#c8681a')}</defs>`,
  ...[0, 72, 144, 216, 288].map(arm),
  '<circle cx="100" cy="106" r="30" fill="#f5b52e"/>',
  ...[0, 72, 144, 216, 288].flatMap((turn) =>
    [38, 56, 72].map(
      (y, index) => `<circle cx="100" cy="${y}" r="${3.5 + index}" fill="#fff6c8" opacity=".9" transform="rotate(${turn} 100 106)"/>`,
    ),
  ),
  '<circle cx="91" cy="102" r="5" fill="#0a2233"/><circle cx="109" cy="102" r="5" fill="#0a2233"/><path d="M91 114Q100 122 109 114" fill="none" stroke="#0a2233" stroke-width="4" stroke-linecap="round"/>',
].join('')

/** Foam along the edge of a crest, in the fingers of an old woodcut. */
const claws = (points: readonly (readonly [number, number, number])[]): string =>
  points
    .map(
      ([x, y, size]) =>
        `<path d="M${x} ${y}q${-size} ${size * 0.2} ${-size * 0.9} ${size * 1.1}q${size * 0.5} ${-size * 0.3} ${size * 0.8} ${-size * 0.1}q${-size * 0.1} ${size * 0.6} ${size * 0.3} ${size * 0.8}q${size * 0.6} ${-size * 0.9} ${-size * 0.2} ${-size * 1.8}Z" fill="#fff"/>`,
    )
    .join('')

const curl = [
  `<defs>${gradient('deep', '#7fe6e0', '#1a9ab0', '#0a3f6a')}${gradient('under', '#0d5f86', '#06304f')}${gradient('dusk', '#ffb45a', '#ff7a4a', '#7a2f5a')}</defs>`,
  `<circle cx="100" cy="100" r="94" fill="url(#dusk)" stroke="#ffe9b0" stroke-width="5"/>`,
  `<path d="M8 118Q30 176 100 194Q170 178 192 118Q176 142 150 144Q174 118 158 82Q138 40 88 42Q42 48 30 92Q52 64 84 70Q112 78 108 104Q102 128 74 124Q40 150 8 118Z" fill="url(#deep)" ${ink}/>`,
  '<path d="M74 124Q102 128 108 104Q112 78 84 70Q130 66 136 104Q138 140 98 150Q58 156 38 138Q58 138 74 124Z" fill="url(#under)"/>',
  '<path d="M34 90Q52 50 92 50Q132 52 150 88M150 150Q120 176 76 172M172 140Q150 176 112 186" fill="none" stroke="#d8fbff" stroke-width="5" stroke-linecap="round"/>',
  `<path d="M30 92Q42 48 88 42Q138 40 158 82Q140 56 112 58Q118 66 108 70Q100 58 88 62Q90 72 78 76Q72 64 60 70Q58 80 46 84Q42 78 30 92Z" fill="#fff" stroke="#0a2233" stroke-width="3"/>`,
  claws([
    [44, 92, 13],
    [62, 84, 12],
    [82, 80, 12],
  ]),
  '<g fill="#fff"><circle cx="26" cy="112" r="5"/><circle cx="40" cy="120" r="4"/><circle cx="58" cy="108" r="4"/><circle cx="20" cy="92" r="3.500"/></g>',
].join('')

export const symbols = {
  brig: symbol(porthole('#ff9a5a', '#ffd08a', '#f7e6b0', brig)),
  lighthouse: symbol(porthole('#0e1f4a', '#27407a', '#5a5f9a', lighthouse)),
  dolphin: symbol(porthole('#5ac8f0', '#a8e8f5', '#e8fbf0', dolphin)),
  gull: symbol(porthole('#5a7f9a', '#8fb4c4', '#cfe2e2', gull)),
  seahorse: symbol(`<g transform="translate(-6 0)">${seahorse}</g>`),
  crab: symbol(crab),
  shell: symbol(shell),
  starfish: symbol(starfish),
  wave: symbol(curl),
}

/** The wave as tall as the window: a wall of water whose crest falls to the left, with the evening shining through it. */
export const wall = (width: number, height: number): string => {
  const [w, h] = [100, (height / width) * 100]
  const veins = Array.from({ length: 7 }, (_, index) => {
    const y = h * (0.3 + index * 0.105)
    const x = 22 + ((index * 29) % 26)
    return `<path d="M${x} ${y + h * 0.12}Q${x + 16} ${y - h * 0.04} ${x + 52} ${y - h * 0.09}" fill="none" stroke="#c8fbf8" stroke-width="${(3 - index * 0.3).toFixed(1)}" stroke-opacity=".55" stroke-linecap="round"/>`
  })
  const drops = Array.from({ length: 16 }, (_, index) => {
    const x = 4 + ((index * 37) % 44)
    const y = h * (0.1 + ((index * 53) % 40) / 150)
    return `<circle cx="${x}" cy="${y.toFixed(1)}" r="${(1.2 + (index % 4) * 0.7).toFixed(1)}" fill="#fff" opacity=".92"/>`
  })
  const foam = Array.from({ length: 10 }, (_, index) => {
    const x = index * 11.5
    return `<circle cx="${x}" cy="${(h - 3 - (index % 3) * 3).toFixed(1)}" r="${8 + ((index * 5) % 4)}" fill="#fff" opacity=".9"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h.toFixed(1)}" width="${width}" height="${height}">`,
    `<defs>${gradient('sky', '#7a2f5a', '#ff8a4a', '#ffd98a')}<linearGradient id="water" x1="0" y1="0" x2="0.300" y2="1"><stop offset="0" stop-color="#b8fff0"/><stop offset=".28" stop-color="#2fc0c0"/><stop offset=".62" stop-color="#0f7a9a"/><stop offset="1" stop-color="#06335a"/></linearGradient><clipPath id="reel"><rect width="${w}" height="${h.toFixed(1)}" rx="5"/></clipPath></defs>`,
    `<g clip-path="url(#reel)"><rect width="${w}" height="${h.toFixed(1)}" fill="url(#sky)"/>`,
    `<circle cx="26" cy="${(h * 0.34).toFixed(1)}" r="17" fill="#fff4c0" opacity=".95"/>`,
    `<path d="M0 ${h}V${h * 0.8}Q26 ${h * 0.72} 34 ${h * 0.5}Q40 ${h * 0.3} 24 ${h * 0.22}Q52 ${h * 0.3} 46 ${h * 0.5}Q78 ${h * 0.24} 20 ${h * 0.16}Q40 ${h * 0.02} 76 ${h * 0.07}Q104 ${h * 0.12} 104 ${h * 0.3}V${h}Z" fill="url(#water)" stroke="#06283f" stroke-width="2"/>`,
    ...veins,
    `<path d="M20 ${h * 0.16}Q40 ${h * 0.02} 76 ${h * 0.07}Q96 ${h * 0.1} 102 ${h * 0.2}Q84 ${h * 0.13} 70 ${h * 0.155}Q72 ${h * 0.19} 60 ${h * 0.2}Q54 ${h * 0.165} 44 ${h * 0.185}Q42 ${h * 0.22} 32 ${h * 0.225}Q28 ${h * 0.19} 18 ${h * 0.21}Q10 ${h * 0.24} 8 ${h * 0.2}Q14 ${h * 0.19} 20 ${h * 0.16}Z" fill="#fff" stroke="#06283f" stroke-width="1.600"/>`,
    ...drops,
    ...foam,
    `</g><rect x="1" y="1" width="${w - 2}" height="${(h - 2).toFixed(1)}" rx="5" fill="none" stroke="#ffe9b0" stroke-width="2"/></svg>`,
  ].join('')
}
