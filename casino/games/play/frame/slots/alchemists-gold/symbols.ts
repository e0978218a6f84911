import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * From an alchemist's shelves: glass that glows from within, in a violet outline. What pays most burns by itself.
 */

const line = 'stroke="#1c0a34" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
const gold = gradient('gold', '#fff3b0', '#f0b22e', '#8a4a08')
const cork = gradient('cork', '#f0c890', '#b07a40', '#6a4018')

/** What shines behind a thing. */
const aura = (id: string, colour: string): string =>
  `<defs>${glow(id, [0, '#ffffff', 0.85], [0.35, colour, 0.55], [1, colour, 0])}</defs><circle cx="100" cy="104" r="92" fill="url(#${id})"/>`

const bubbles = (...at: readonly (readonly [x: number, y: number, r: number])[]): string =>
  at
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".5" stroke="#fff" stroke-opacity=".9" stroke-width="1.800"/>`,
    )
    .join('')

const stone = [
  aura('ember', '#ff6a3c'),
  `<defs>${gradient('red', '#ffd0a0', '#ff4a2e', '#8a0a2e')}${gradient('deep', '#ff7a4a', '#c0142e', '#5a0424')}${gold}</defs>`,
  `<path d="M100 14L150 58L166 122L128 176H72L34 122L50 58Z" fill="url(#red)" ${line}/>`,
  '<path d="M100 14L50 58L78 78ZM100 14L150 58L122 78Z" fill="#fff0d0" fill-opacity=".75"/><path d="M50 58L78 78L64 128L34 122Z" fill="#ff8a5a" fill-opacity=".8"/><path d="M150 58L122 78L136 128L166 122Z" fill="url(#deep)"/><path d="M64 128L72 176H128L136 128L100 146Z" fill="#7a0a2a" fill-opacity=".75"/><path d="M78 78H122L136 128L100 146L64 128Z" fill="#ff5a3a"/>',
  '<path d="M100 14L78 78H122ZM78 78L64 128L34 122M122 78L136 128L166 122M64 128L72 176M136 128L128 176M64 128L100 146L136 128M100 146V176M50 58L78 78M150 58L122 78" fill="none" stroke="#5a0424" stroke-width="2.500" stroke-linejoin="round"/>',
  `<path d="M88 92H112L120 116L100 128L80 116Z" fill="#fff6c8"/><path d="M70 58L90 32" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  `<polygon points="${burst(150, 40, 22, 5, 4)}" fill="#fffbe0"/><polygon points="${burst(44, 156, 15, 4, 4)}" fill="#fffbe0"/>`,
].join('')

const salamander = [
  aura('flame', '#ffb02e'),
  `<defs>${gradient('skin', '#ffe08a', '#ff8a1e', '#b8340a')}</defs>`,
  '<path d="M40 30Q44 14 58 10Q52 24 62 32M150 176Q168 172 172 154Q180 170 168 186Z" fill="#ff5a1e" opacity=".8"/>',
  `<path d="M66 96L40 104L30 96M40 104L34 118M132 106L160 98L170 106M160 98L166 84M84 142L62 156L50 152M62 156L60 170M128 66L148 50L160 54M148 50L150 36" fill="none" stroke="#1c0a34" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 96L40 104L30 96M40 104L34 118M132 106L160 98L170 106M160 98L166 84M84 142L62 156L50 152M62 156L60 170M128 66L148 50L160 54M148 50L150 36" fill="none" stroke="#ff9a2e" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M78 22Q104 4 122 26Q136 44 130 66Q126 84 132 104Q138 136 112 152Q84 164 90 182Q96 196 120 190Q104 204 84 196Q64 184 74 160Q82 144 74 122Q62 96 78 72Q84 60 70 50Q62 38 78 22Z" fill="url(#skin)" ${line}/>`,
  '<g fill="#7a1c04"><ellipse cx="108" cy="82" rx="9" ry="12"/><ellipse cx="92" cy="106" rx="9" ry="11"/><ellipse cx="116" cy="118" rx="8" ry="11"/><ellipse cx="94" cy="138" rx="8" ry="9"/><circle cx="104" cy="58" r="6"/></g>',
  '<ellipse cx="88" cy="32" rx="8" ry="9" fill="#fff" stroke="#1c0a34" stroke-width="3"/><circle cx="87" cy="33" r="4" fill="#1c0a34"/><ellipse cx="114" cy="32" rx="8" ry="9" fill="#fff" stroke="#1c0a34" stroke-width="3"/><circle cx="113" cy="33" r="4" fill="#1c0a34"/><path d="M90 50Q100 57 112 50" fill="none" stroke="#7a1c04" stroke-width="4" stroke-linecap="round"/>',
].join('')

const retort = [
  aura('violet', '#c06aff'),
  `<defs>${gradient('glass', '#fbeaff', '#d8a8ff', '#7a3ac8')}${gradient('brew', '#ff8af0', '#c02ee0', '#5a0a8a')}${gold}</defs>`,
  `<path d="M62 74Q74 34 112 30Q150 34 182 92L190 110L172 118L164 102Q146 66 118 70Q132 92 130 116Q126 158 84 160Q38 156 36 114Q38 86 62 74Z" fill="url(#glass)" fill-opacity=".75" ${line}/>`,
  `<path d="M44 116Q62 104 84 114Q106 124 122 112Q124 148 84 152Q46 148 44 116Z" fill="url(#brew)"/>${bubbles([66, 128, 8], [86, 138, 6], [100, 126, 5], [78, 100, 5], [92, 88, 4])}`,
  '<path d="M52 96Q58 80 74 74M84 52Q98 42 114 44" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>',
  `<path d="M182 122Q190 134 184 142Q176 146 172 138Q172 130 182 122Z" fill="#e04af0" ${line}/><path d="M52 160H116L126 192H42Z" fill="none" stroke="#1c0a34" stroke-width="10" stroke-linejoin="round"/><path d="M52 160H116L126 192H42Z" fill="none" stroke="#f0b22e" stroke-width="4.500" stroke-linejoin="round"/>`,
].join('')

const mandrake = [
  `<defs>${gradient('root', '#ffe2b8', '#d89a58', '#7a4420')}${gradient('leaf', '#c8ff7a', '#4fb83a', '#146a3a')}</defs>`,
  `<path d="M96 70Q50 66 34 26Q74 20 96 52Q84 18 104 4Q122 20 108 52Q130 18 168 28Q152 66 106 70Z" fill="url(#leaf)" ${line}/><path d="M94 62Q70 52 52 36M102 60Q104 36 104 18M108 62Q132 52 150 38" fill="none" stroke="#0c4a2a" stroke-width="3" stroke-linecap="round"/>`,
  `<path d="M74 76Q100 62 128 76Q142 92 134 114Q152 112 168 92Q172 116 150 132Q140 138 132 136Q130 150 142 164Q150 180 140 196Q120 184 104 158Q84 182 58 194Q50 176 66 162Q74 152 72 138Q52 146 34 128Q26 116 32 100Q48 118 68 114Q62 92 74 76Z" fill="url(#root)" ${line}/>`,
  '<ellipse cx="86" cy="100" rx="8" ry="9" fill="#fff" stroke="#1c0a34" stroke-width="3.500"/><ellipse cx="116" cy="100" rx="8" ry="9" fill="#fff" stroke="#1c0a34" stroke-width="3.500"/><circle cx="88" cy="102" r="4" fill="#1c0a34"/><circle cx="114" cy="102" r="4" fill="#1c0a34"/><path d="M74 86L92 90M128 86L110 90" stroke="#5a2c10" stroke-width="5" stroke-linecap="round"/><ellipse cx="101" cy="124" rx="10" ry="8" fill="#4a1408" stroke="#1c0a34" stroke-width="3.500"/>',
  '<path d="M78 142H92M112 142H126M84 152H94M68 176L78 170M126 168L134 176" stroke="#8a5428" stroke-width="4" stroke-linecap="round"/>',
].join('')

const flask = [
  aura('green', '#5affa0'),
  `<defs>${gradient('glass', '#f0fff8', '#a8ffd8', '#2aa88a')}${gradient('brew', '#d8ff6a', '#3fe07a', '#0a7a5a')}${cork}</defs>`,
  `<path d="M82 26H118V74Q160 88 160 130Q156 182 100 184Q44 182 40 130Q40 88 82 74Z" fill="url(#glass)" fill-opacity=".7" ${line}/>`,
  `<path d="M49 126Q74 112 100 124Q126 136 151 122Q156 174 100 176Q46 174 49 126Z" fill="url(#brew)"/>${bubbles([78, 150, 10], [112, 156, 7], [126, 140, 5], [96, 136, 5], [100, 104, 5], [92, 86, 4], [106, 66, 3.5])}`,
  `<rect x="76" y="36" width="48" height="14" rx="6" fill="url(#glass)" ${line}/><path d="M84 34V14H116V34Z" fill="url(#cork)" ${line}/><path d="M56 116Q62 96 80 88M90 56V70" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9"/>`,
].join('')

const moon = [
  aura('silver', '#b8d0ff'),
  `<defs>${gradient('moon', '#ffffff', '#c8d8f8', '#6a80b8')}${gradient('sky', '#3a3a8a', '#1a1450')}</defs>`,
  `<circle cx="100" cy="102" r="78" fill="url(#sky)" ${line}/><circle cx="100" cy="102" r="66" fill="none" stroke="#8aa0e0" stroke-width="2.500" stroke-dasharray="3 8"/>`,
  `<path d="M124 38Q66 42 56 100Q62 162 126 166Q92 142 92 102Q94 60 124 38Z" fill="url(#moon)" ${line}/>`,
  '<path d="M92 96Q82 100 78 112Q84 118 92 116" fill="none" stroke="#3a4a88" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M76 90Q82 84 90 88M80 130Q86 136 95 132" fill="none" stroke="#3a4a88" stroke-width="4.500" stroke-linecap="round"/>',
  `<polygon points="${burst(136, 78, 18, 7, 5)}" fill="#fff6c0" stroke="#1c0a34" stroke-width="3"/><polygon points="${burst(146, 124, 12, 4.5, 5)}" fill="#fff6c0" stroke="#1c0a34" stroke-width="3"/><polygon points="${burst(116, 108, 8, 3, 4)}" fill="#fff"/>`,
].join('')

const mushroom = [
  aura('teal', '#3ae0ff'),
  `<defs>${gradient('cap', '#b8ffff', '#2ec8e0', '#0a5a9a')}${gradient('stem', '#ffffff', '#d8e8f8', '#8aa0c8')}</defs>`,
  `<path d="M128 116Q126 152 146 186H112Q108 152 112 118Z" fill="url(#stem)" ${line}/><path d="M96 122Q120 84 152 108Q164 118 160 128Q126 136 96 122Z" fill="url(#cap)" ${line}/>`,
  `<path d="M72 100Q74 146 58 188H118Q104 148 108 100Z" fill="url(#stem)" ${line}/><path d="M20 104Q26 34 92 28Q156 36 162 104Q128 118 92 116Q50 118 20 104Z" fill="url(#cap)" ${line}/><path d="M28 104Q90 90 154 104Q124 114 92 112Q54 114 28 104Z" fill="#0a4a8a" fill-opacity=".6"/>`,
  '<g fill="#fff" fill-opacity=".92"><circle cx="68" cy="62" r="13"/><circle cx="112" cy="54" r="10"/><circle cx="128" cy="82" r="9"/><circle cx="92" cy="84" r="8"/><circle cx="46" cy="88" r="7"/></g>',
  '<path d="M84 122V168M96 126V160" stroke="#8aa0c8" stroke-width="4" stroke-linecap="round"/>',
].join('')

const vial = [
  `<defs>${gradient('glass', '#f0f4ff', '#a8c0ff', '#3a4ac0')}${gradient('brew', '#7ad0ff', '#2a6aff', '#1a1a9a')}${cork}${gold}</defs>`,
  '<g transform="rotate(14 100 100)">',
  `<path d="M76 44H124V166Q122 188 100 188Q78 188 76 166Z" fill="url(#glass)" fill-opacity=".75" ${line}/><path d="M83 84H117V164Q116 181 100 181Q84 181 83 164Z" fill="url(#brew)"/>${bubbles([94, 108, 5], [106, 96, 4], [104, 172, 4])}`,
  `<rect x="70" y="36" width="60" height="14" rx="6" fill="url(#glass)" ${line}/><path d="M82 36V10H118V36Z" fill="url(#cork)" ${line}/>`,
  `<path d="M76 116H124V152H76Z" fill="#fff3d0" ${line}/><path d="M100 122L112 144H88Z" fill="none" stroke="#8a2a5a" stroke-width="4" stroke-linejoin="round"/><path d="M93 137H107" stroke="#8a2a5a" stroke-width="3"/>`,
  '<path d="M87 58V76" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>',
  '</g>',
].join('')

/** Its sign: a circle under horns, over a cross. */
const mercury = [
  `<defs>${glow('shine', [0, '#ffffff', 1], [0.4, '#f0c0ff', 0.6], [1, '#b06aff', 0])}${gradient('metal', '#ffffff', '#b8c0d8', '#5a6288', '#e8ecff')}${gold}</defs>`,
  '<circle cx="100" cy="100" r="98" fill="url(#shine)"/>',
  `<path d="M100 12Q126 52 152 84Q178 122 152 160Q132 186 100 186Q68 186 48 160Q22 122 48 84Q74 52 100 12Z" fill="url(#metal)" ${line}/><circle cx="34" cy="50" r="13" fill="url(#metal)" ${line}/><circle cx="168" cy="44" r="9" fill="url(#metal)" ${line}/><circle cx="24" cy="170" r="9" fill="url(#metal)" ${line}/>`,
  ...[
    ['#1c0a34', 17],
    ['#f0b22e', 8],
  ].map(
    ([paint, wide]) =>
      `<g fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round"><path d="M76 62Q78 84 100 86Q122 84 124 62"/><circle cx="100" cy="108" r="22"/><path d="M100 130V168M82 150H118"/></g>`,
  ),
  '<path d="M60 128Q56 108 70 88" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
].join('')

const athanor = [
  `<defs>${glow('fire', [0, '#fff6c0', 1], [0.5, '#ff9a2e', 0.6], [1, '#ff4a1e', 0])}${gradient('brick', '#a86ad8', '#6a3aa8', '#341460')}${gold}${gradient('flame', '#fff6b0', '#ffb02e', '#e0301e')}</defs>`,
  '<circle cx="100" cy="116" r="96" fill="url(#fire)"/>',
  `<path d="M52 190L60 70Q100 40 140 70L148 190Z" fill="url(#brick)" ${line}/><path d="M84 54V18H116V54Q100 46 84 54Z" fill="url(#brick)" ${line}/><path d="M76 20H124V8H76Z" fill="url(#gold)" ${line}/>`,
  '<path d="M58 96H142M56 124H66M134 124H144M54 154H64M136 154H146M78 78V96M122 78V96M100 66V82" stroke="#24083f" stroke-width="3.500"/>',
  `<path d="M68 176V138Q70 108 100 106Q130 108 132 138V176Z" fill="#24040c" ${line}/><path d="M76 174Q70 148 88 134Q86 148 96 146Q92 126 106 114Q106 132 116 138Q130 150 124 174Z" fill="url(#flame)"/><path d="M90 174Q86 160 98 150Q100 160 108 158Q114 166 110 174Z" fill="#fffbe0"/>`,
  `<path d="M40 188H160V198H40Z" fill="url(#gold)" ${line}/>`,
].join('')

export const symbols = {
  stone: symbol(stone),
  salamander: symbol(salamander),
  retort: symbol(retort),
  mandrake: symbol(mandrake),
  flask: symbol(flask),
  moon: symbol(moon),
  mushroom: symbol(mushroom),
  vial: symbol(vial),
  mercury: symbol(mercury),
  athanor: symbol(athanor),
}
