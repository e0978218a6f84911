import { glow, symbol } from '../drawing.ts'

/*
 * Signs of bent glass on a dark wall. Each is one gas, and what pays most burns in two. A tube is its light on the wall, its glow, its
 * colour, and a white core.
 */

const rose = '#ff3d9a'
const aqua = '#2ff0ff'
const violet = '#b06bff'
const amber = '#ffb53d'
const lime = '#9dff4a'
const red = '#ff5340'

const tube = (d: string, gas: string, wide = 8): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[
    [gas, wide * 3.6, 0.1],
    [gas, wide * 2.1, 0.24],
    [gas, wide, 1],
    ['#ffffff', wide * 0.36, 0.92],
  ]
    .map(([paint, width, opacity]) => `<path d="${d}" stroke="${paint}" stroke-width="${Number(width).toFixed(1)}" opacity="${opacity}"/>`)
    .join('')}</g>`

/** What stands inside a tube is seen by its light. */
const lit = (d: string, gas: string, opacity = 0.2): string => `<path d="${d}" fill="${gas}" opacity="${opacity}"/>`

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

const wall = (gas: string): string =>
  `<defs>${glow('wall', [0, gas, 0.34], [0.7, gas, 0.1], [1, gas, 0])}</defs><circle cx="100" cy="100" r="98" fill="url(#wall)"/>`

const sign = (gas: string, ...parts: readonly string[]): string => symbol(wall(gas), ...parts)

const vinyl = sign(
  rose,
  lit(circle(92, 106, 74), '#12061f', 0.9),
  tube(circle(92, 106, 74), rose),
  tube('M40 106A52 52 0 0 1 92 54M144 106A52 52 0 0 1 92 158M58 106A34 34 0 0 1 92 72M126 106A34 34 0 0 1 92 140', violet, 4.5),
  lit(circle(92, 106, 20), aqua, 0.55),
  tube(circle(92, 106, 20), aqua, 6),
  `<circle cx="92" cy="106" r="5" fill="#fff"/>`,
  tube('M178 22V66L146 100L134 92', aqua, 6),
  tube(circle(178, 22, 9), aqua, 5),
)

const capsule = 'M66 54Q66 20 100 20Q134 20 134 54V86Q134 120 100 120Q66 120 66 86Z'
const microphone = sign(
  aqua,
  lit(capsule, aqua, 0.26),
  tube(capsule, aqua),
  tube('M82 46H118M78 64H122M78 82H122M84 100H116', rose, 5),
  tube('M46 78V90Q46 140 100 140Q154 140 154 90V78M100 140V166', aqua, 7),
  tube('M62 176H138', rose, 8),
)

const shell = 'M22 52Q22 42 32 42H168Q178 42 178 52V150Q178 160 168 160H32Q22 160 22 150Z'
const cassette = sign(
  violet,
  lit(shell, violet, 0.24),
  tube(shell, violet),
  tube('M46 66H154V118H46Z', amber, 5),
  lit(circle(74, 92, 15), aqua, 0.3),
  lit(circle(126, 92, 15), aqua, 0.3),
  tube(circle(74, 92, 15), aqua, 5),
  tube(circle(126, 92, 15), aqua, 5),
  tube('M89 104H111', aqua, 4),
  tube('M56 160L66 136H134L144 160', violet, 5),
)

const heart = (x: number): string => `M${x} 134C${x - 62} 96 ${x - 44} 52 ${x} 74C${x + 44} 52 ${x + 62} 96 ${x} 134Z`
const glasses = sign(
  red,
  lit(heart(56), rose, 0.34),
  lit(heart(144), rose, 0.34),
  tube(heart(56), red),
  tube(heart(144), red),
  tube('M90 82Q100 74 110 82', red, 6),
  tube('M40 84Q48 76 56 84M128 84Q136 76 144 84', amber, 4),
  tube('M16 74L8 62M184 74L192 62', red, 6),
)

const boot = 'M58 22H108V62Q112 84 140 92Q168 100 170 128H44V92Q58 74 58 22Z'
const skate = sign(
  lime,
  lit(boot, lime, 0.2),
  tube(boot, lime),
  tube('M80 44H106M82 60H108M88 76L114 74', aqua, 4.5),
  tube('M38 142H178', rose, 6),
  tube(circle(64, 164, 16), rose, 7),
  tube(circle(150, 164, 16), rose, 7),
  '<circle cx="64" cy="164" r="4" fill="#fff"/><circle cx="150" cy="164" r="4" fill="#fff"/>',
)

const glass = 'M34 46H166L100 120Z'
const cocktail = sign(
  amber,
  lit('M54 68H146L100 120Z', amber, 0.4),
  tube(glass, amber),
  tube('M100 120V172M68 176H132', amber, 7),
  lit(circle(104, 78, 13), lime, 0.5),
  tube(circle(104, 78, 13), lime, 5),
  tube('M84 94L146 22', rose, 5),
)

const note = sign(
  aqua,
  tube('M70 152V48L156 30V132', aqua),
  tube('M70 74L156 56', aqua, 6),
  lit('M26 156Q26 136 50 136Q74 136 72 154Q70 174 48 174Q26 174 26 156Z', aqua, 0.4),
  tube('M26 156Q26 136 50 136Q74 136 72 154Q70 174 48 174Q26 174 26 156Z', aqua, 6),
  lit('M112 136Q112 116 136 116Q160 116 158 134Q156 154 134 154Q112 154 112 136Z', aqua, 0.4),
  tube('M112 136Q112 116 136 116Q160 116 158 134Q156 154 134 154Q112 154 112 136Z', aqua, 6),
)

const fork = 'M116 16L46 112H92L76 184L158 80H108Z'
const bolt = sign(violet, lit(fork, violet, 0.26), tube(fork, violet))

const headphones = sign(
  amber,
  lit(circle(100, 108, 66), rose, 0.12),
  tube('M28 122V104Q28 26 100 26Q172 26 172 104V122', rose, 9),
  lit('M18 116H52V170H34Q18 170 18 154ZM182 116H148V170H166Q182 170 182 154Z', amber, 0.36),
  tube('M18 116H52V170H34Q18 170 18 154Z', amber, 8),
  tube('M182 116H148V170H166Q182 170 182 154Z', amber, 8),
  lit('M100 68L111 94L139 96L117 114L124 142L100 126L76 142L83 114L61 96L89 94Z', amber, 0.5),
  tube('M100 68L111 94L139 96L117 114L124 142L100 126L76 142L83 114L61 96L89 94Z', amber, 6),
)

const mast = sign(
  red,
  tube('M62 184L100 62L138 184', red, 7),
  tube('M88 100L120 126L76 142L132 166', red, 4.5),
  tube('M74 146H126M88 100H112', red, 4.5),
  lit(circle(100, 50, 14), '#fff2c0', 0.9),
  tube(circle(100, 50, 14), amber, 6),
  tube('M68 26Q52 50 68 74M132 26Q148 50 132 74', aqua, 6),
  tube('M44 12Q18 50 44 88M156 12Q182 50 156 88', aqua, 6),
)

export const symbols = { vinyl, microphone, cassette, glasses, skate, cocktail, note, bolt, headphones, mast }
