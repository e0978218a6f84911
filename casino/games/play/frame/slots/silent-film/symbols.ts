import { filmStar } from '#ui/art/pieces/film-star.ts'
import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * Frames of a silent film: silver and black, and one colour that was put on by hand, frame by frame. What pays most has a face.
 */

const line = 'stroke="#0d0b10" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
const silver = gradient('silver', '#ffffff', '#c9c6cf', '#77737f')
const iron = gradient('iron', '#a8a4b0', '#5c5866', '#26232c')
const crimson = gradient('crimson', '#ff8a84', '#d8283a', '#7a0a1e')
const skin = gradient('skin', '#fffdf8', '#e6e0da', '#b4acaa')

/** A reel of film from the side, with its holes. */
const spool = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#silver)" ${line}/>${[0, 72, 144, 216, 288]
    .map((turn) => `<circle cx="${x}" cy="${y - r * 0.58}" r="${r * 0.2}" fill="#1c1922" transform="rotate(${turn} ${x} ${y})"/>`)
    .join('')}<circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="#1c1922"/>`

const diva = [
  `<defs>${glow('halo', [0, '#fff6e0', 0.85], [0.7, '#c9c6cf', 0.25], [1, '#c9c6cf', 0])}</defs>`,
  '<circle cx="100" cy="92" r="94" fill="url(#halo)"/>',
  filmStar,
].join('')

const gentleman = [
  `<defs>${silver}${skin}${crimson}${iron}</defs>`,
  `<path d="M30 196Q38 158 80 152H120Q162 158 170 196Z" fill="#1c1922" ${line}/><path d="M80 152L100 190L120 152L110 142H90Z" fill="#fff" ${line}/><path d="M100 160L78 150V174ZM100 160L122 150V174Z" fill="url(#crimson)" ${line}/>`,
  `<path d="M62 84H138V112Q138 152 100 154Q62 152 62 112Z" fill="url(#skin)" ${line}/>`,
  `<path d="M56 74L62 14Q100 4 138 14L144 74Z" fill="url(#iron)" ${line}/><path d="M58 60L56 74H144L142 60Q100 70 58 60Z" fill="url(#crimson)" ${line}/><path d="M28 76Q100 58 172 76Q166 92 100 88Q34 92 28 76Z" fill="url(#iron)" ${line}/><path d="M74 20L70 56" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  '<path d="M74 98Q82 93 92 97" fill="none" stroke="#0d0b10" stroke-width="5" stroke-linecap="round"/><ellipse cx="84" cy="108" rx="5" ry="6" fill="#0d0b10"/><ellipse cx="118" cy="108" rx="5" ry="6" fill="#0d0b10"/>',
  `<circle cx="118" cy="108" r="17" fill="#fff" fill-opacity=".35" stroke="#0d0b10" stroke-width="7"/><circle cx="118" cy="108" r="17" fill="none" stroke="#f0edf4" stroke-width="3"/><path d="M134 114Q146 134 142 160" fill="none" stroke="#f0edf4" stroke-width="2.500"/>`,
  `<path d="M100 128Q84 118 70 128Q60 134 52 124Q54 146 78 144Q92 144 100 136Q108 144 122 144Q146 146 148 124Q140 134 130 128Q116 118 100 128Z" fill="#17141c" ${line}/>`,
].join('')

const locomotive = [
  `<defs>${silver}${iron}${crimson}${glow('lamp', [0, '#fffbe0', 1], [0.4, '#ffe9a0', 0.7], [1, '#ffe9a0', 0])}${gradient('steam', '#ffffff', '#c9c6cf')}</defs>`,
  '<g fill="url(#steam)" stroke="#8a8692" stroke-width="3"><circle cx="60" cy="30" r="22"/><circle cx="34" cy="50" r="16"/><circle cx="88" cy="18" r="15"/></g>',
  `<path d="M82 56L78 20H122L118 56Z" fill="url(#iron)" ${line}/><rect x="72" y="12" width="56" height="14" rx="5" fill="url(#silver)" ${line}/>`,
  `<circle cx="100" cy="100" r="60" fill="url(#iron)" ${line}/><circle cx="100" cy="100" r="48" fill="url(#silver)" ${line}/><circle cx="100" cy="100" r="37" fill="#2a2630" ${line}/>`,
  ...Array.from(
    { length: 10 },
    (_, bolt) => `<circle cx="100" cy="57.500" r="3" fill="#0d0b10" transform="rotate(${bolt * 36} 100 100)"/>`,
  ),
  `<path d="M28 146H172V164H28Z" fill="url(#crimson)" ${line}/><circle cx="50" cy="155" r="8" fill="url(#silver)" ${line}/><circle cx="150" cy="155" r="8" fill="url(#silver)" ${line}/>`,
  `<path d="M46 164H154L176 194H24Z" fill="url(#iron)" ${line}/><path d="M70 166L54 192M88 166L82 192M112 166L118 192M130 166L146 192" stroke="#f0edf4" stroke-width="5" stroke-linecap="round"/>`,
  '<circle cx="100" cy="100" r="54" fill="url(#lamp)"/><circle cx="100" cy="100" r="20" fill="#fffbe0" stroke="#0d0b10" stroke-width="5"/>',
].join('')

const camera = [
  `<defs>${silver}${iron}${crimson}${gradient('wood', '#d8d3dc', '#8a8692', '#4a4654')}</defs>`,
  `<path d="M84 134L44 196M116 134L156 196M100 134V196" stroke="#0d0b10" stroke-width="15" stroke-linecap="round"/><path d="M84 134L46 193M116 134L154 193M100 134V193" stroke="#a8a4b0" stroke-width="6" stroke-linecap="round"/>`,
  spool(74, 38, 30),
  spool(130, 38, 30),
  `<rect x="42" y="62" width="112" height="78" rx="9" fill="url(#wood)" ${line}/><rect x="54" y="74" width="62" height="54" rx="5" fill="none" stroke="#2a2630" stroke-width="4"/><path d="M54 86L116 116M54 116L116 86" stroke="#6a6672" stroke-width="3"/>`,
  `<path d="M154 78L184 66V136L154 122Z" fill="url(#iron)" ${line}/><ellipse cx="184" cy="101" rx="9" ry="36" fill="#cfe6ee" ${line}/><path d="M181 80Q177 98 181 116" stroke="#fff" stroke-width="4" fill="none"/>`,
  `<path d="M42 108H22V132" fill="none" stroke="#0d0b10" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M42 108H22V132" fill="none" stroke="#c9c6cf" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="12" y="126" width="20" height="26" rx="8" fill="url(#crimson)" ${line}/>`,
].join('')

const gramophone = [
  `<defs>${silver}${iron}${gradient('horn', '#ffe3a0', '#d8963c', '#6a3410')}${gradient('deep', '#2a1408', '#8a4a1c')}</defs>`,
  `<path d="M82 128Q70 104 88 92L106 104Q94 112 98 128Z" fill="url(#iron)" ${line}/>`,
  `<path d="M88 96Q70 56 30 40Q52 8 104 6Q164 10 184 56Q142 68 106 104Z" fill="url(#horn)" ${line}/><path d="M30 40Q52 8 104 6Q164 10 184 56Q150 44 108 44Q62 42 30 40Z" fill="url(#deep)" ${line}/><path d="M104 46Q98 72 96 98M142 50Q116 76 102 100M66 46Q80 70 92 97" fill="none" stroke="#fff1c8" stroke-width="3" opacity=".8"/>`,
  `<ellipse cx="104" cy="132" rx="72" ry="16" fill="#17141c" ${line}/><ellipse cx="104" cy="131" rx="44" ry="9" fill="none" stroke="#77737f" stroke-width="2.500"/><ellipse cx="104" cy="131" rx="16" ry="5" fill="#d8283a"/>`,
  `<path d="M26 144H182L188 186H20Z" fill="url(#silver)" ${line}/><path d="M44 156H164V174H44Z" fill="none" stroke="#3a3642" stroke-width="4"/><path d="M188 162H198V150" fill="none" stroke="#0d0b10" stroke-width="6" stroke-linecap="round"/>`,
].join('')

const clapper = [
  `<defs>${silver}${iron}${gradient('slate', '#4a4654', '#211e27')}</defs>`,
  '<g transform="translate(0 8)">',
  `<rect x="22" y="76" width="156" height="108" rx="9" fill="url(#slate)" ${line}/><path d="M22 112H178M84 112V184M22 148H178" stroke="#d8d5de" stroke-width="4"/>`,
  `<path d="M22 76H178V52H22Z" fill="#f6f4fa" ${line}/><path d="M34 76L50 52H72L56 76ZM78 76L94 52H116L100 76ZM122 76L138 52H160L144 76Z" fill="#17141c"/>`,
  `<g transform="rotate(-10 24 50)"><path d="M22 48H180V24H22Z" fill="#f6f4fa" ${line}/><path d="M34 24L50 48H72L56 24ZM78 24L94 48H116L100 24ZM122 24L138 48H160L144 24Z" fill="#17141c"/></g>`,
  `<circle cx="32" cy="52" r="9" fill="url(#silver)" ${line}/><polygon points="${burst(132, 164, 15, 6.5, 5)}" fill="#d8283a"/><path d="M34 126L46 134L34 142ZM96 130H164M34 168H70" stroke="#d8d5de" stroke-width="4" fill="#d8d5de" stroke-linecap="round"/>`,
  '</g>',
].join('')

const megaphone = [
  `<defs>${silver}${crimson}${gradient('cone', '#fff', '#a8a4b0', '#4a4654')}</defs>`,
  '<g fill="none" stroke="#ffe9a0" stroke-width="7" stroke-linecap="round"><path d="M176 56Q196 92 178 130"/></g>',
  `<path d="M30 92L138 30Q158 84 142 152L36 128Z" fill="url(#cone)" ${line}/><ellipse cx="142" cy="91" rx="22" ry="63" fill="#1c1922" ${line} transform="rotate(-3 142 91)"/><ellipse cx="147" cy="91" rx="11" ry="40" fill="#3a3642" transform="rotate(-3 147 91)"/>`,
  `<path d="M64 73L80 64L86 139L70 136Z" fill="url(#crimson)"/><path d="M30 92L36 128L18 124L14 100Z" fill="url(#silver)" ${line}/>`,
  `<path d="M60 132Q52 178 88 180Q98 178 96 168Q78 170 82 138Z" fill="#2a2630" ${line}/>`,
].join('')

const ticket = [
  `<defs>${gradient('paper', '#fff6dc', '#e0d3b0', '#a8986e')}${crimson}</defs>`,
  '<g transform="rotate(-14 100 100)">',
  `<path d="M20 62H180V86Q164 88 164 100Q164 112 180 114V140H20V114Q36 112 36 100Q36 88 20 86Z" fill="url(#paper)" ${line}/>`,
  '<path d="M54 66V136" stroke="#8a7a50" stroke-width="4" stroke-dasharray="7 7"/><rect x="66" y="74" width="92" height="54" rx="5" fill="none" stroke="#5a4c2a" stroke-width="3.500"/>',
  `<polygon points="${burst(112, 101, 23, 9.5, 5)}" fill="url(#crimson)" stroke="#4a0612" stroke-width="3" stroke-linejoin="round"/><path d="M74 84h10M74 118h10M142 84h8M142 118h8" stroke="#5a4c2a" stroke-width="4" stroke-linecap="round"/>`,
  '</g>',
].join('')

/** A leader: the circle that counts down before a film begins. `x`, `y` is its middle, `r` its radius, `turn` how far the hand went. */
const leader = (x: number, y: number, r: number, turn: number): string => {
  const [dx, dy] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)]
  return [
    `<path d="M${x} ${y}V${y - r * 1.25}A${r * 1.25} ${r * 1.25} 0 ${turn > 180 ? 1 : 0} 1 ${(x + dx * r * 1.25).toFixed(1)} ${(y + dy * r * 1.25).toFixed(1)}Z" fill="#d8860e" fill-opacity=".5"/>`,
    `<path d="M${x - r * 1.4} ${y}H${x + r * 1.4}M${x} ${y - r * 1.3}V${y + r * 1.3}" stroke="#3a1c04" stroke-width="${(r * 0.05).toFixed(1)}"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff8e0" stroke-width="${(r * 0.13).toFixed(1)}"/><circle cx="${x}" cy="${y}" r="${(r * 0.78).toFixed(1)}" fill="none" stroke="#fff8e0" stroke-width="${(r * 0.07).toFixed(1)}"/>`,
    `<polygon points="${burst(x, y, r * 0.56, r * 0.24, 5)}" fill="#fffbe8" stroke="#3a1c04" stroke-width="${(r * 0.07).toFixed(1)}" stroke-linejoin="round"/>`,
  ].join('')
}

const film = [
  `<defs>${gradient('amber', '#ffe9a0', '#ffb52e', '#c86a08')}</defs>`,
  `<rect x="12" y="6" width="176" height="188" rx="8" fill="#141118" ${line}/><rect x="42" y="22" width="116" height="156" rx="6" fill="url(#amber)"/>`,
  ...[0, 1, 2, 3, 4].flatMap((row) =>
    [20, 164].map((x) => `<rect x="${x}" y="${18 + row * 35}" width="16" height="22" rx="4" fill="#f6f1e0"/>`),
  ),
  leader(100, 100, 50, 120),
].join('')

const projector = [
  `<defs>${silver}${iron}${crimson}${gradient('beam', '#fffbe0', '#ffd86a')}</defs>`,
  '<path d="M26 96L2 52V150Z" fill="url(#beam)" opacity=".9"/><path d="M34 98L2 20V182Z" fill="url(#beam)" opacity=".4"/>',
  spool(92, 46, 36),
  spool(154, 62, 28),
  `<path d="M74 80Q60 96 72 108M176 82Q182 108 158 116" fill="none" stroke="#0d0b10" stroke-width="5"/>`,
  `<rect x="60" y="82" width="112" height="72" rx="10" fill="url(#iron)" ${line}/><rect x="112" y="94" width="48" height="46" rx="6" fill="#1c1922" ${line}/><path d="M122 106h28M122 117h28M122 128h28" stroke="#a8a4b0" stroke-width="4" stroke-linecap="round"/>`,
  `<path d="M60 94L26 86V112L60 108Z" fill="url(#silver)" ${line}/><circle cx="84" cy="122" r="15" fill="url(#crimson)" ${line}/><circle cx="84" cy="122" r="5" fill="#fff"/>`,
  `<path d="M96 154H136L154 194H78Z" fill="url(#silver)" ${line}/>`,
].join('')

export const symbols = {
  diva: symbol(diva),
  gentleman: symbol(gentleman),
  locomotive: symbol(locomotive),
  camera: symbol(camera),
  gramophone: symbol(gramophone),
  clapper: symbol(clapper),
  megaphone: symbol(megaphone),
  ticket: symbol(ticket),
  film: symbol(film),
  projector: symbol(projector),
}

/** A strip of film as high as the window: a frame of the leader in each row, the hand a little further in each. */
export const filmStrip = (width: number, height: number): string => {
  const h = (height / width) * 100
  const rows = 3
  const frame = h / rows
  const holes = rows * 4
  const pitch = h / holes
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${h.toFixed(1)}" width="${width}" height="${height}">`,
    `<defs>${gradient('amber', '#ffedb0', '#ffbe3c', '#d0740c')}</defs><rect width="100" height="${h.toFixed(1)}" fill="#141118"/>`,
    ...Array.from({ length: holes }, (_, hole) =>
      [3.5, 87.5]
        .map(
          (x) =>
            `<rect x="${x}" y="${(hole * pitch + pitch * 0.2).toFixed(1)}" width="9" height="${(pitch * 0.6).toFixed(1)}" rx="2.500" fill="#f6f1e0"/>`,
        )
        .join(''),
    ),
    ...Array.from({ length: rows }, (_, row) => {
      const [top, tall] = [row * frame + 2.5, frame - 5]
      return `<rect x="16" y="${top.toFixed(1)}" width="68" height="${tall.toFixed(1)}" rx="3" fill="url(#amber)"/>${leader(50, top + tall / 2, Math.min(25, tall * 0.36), 80 + row * 95)}`
    }),
    `<path d="M22 6V${(h - 6).toFixed(1)}M71 4V${(h * 0.6).toFixed(1)}" stroke="#fff" stroke-width=".7" opacity=".5"/>`,
    '</svg>',
  ].join('')
}
