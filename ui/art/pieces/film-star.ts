const line = 'stroke="#0d0b10" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'

const paint = (id: string, top: string, middle: string, foot: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`

/** A star of the silent film in a box of 200 by 200: silver and black, with her lips and her plume coloured by hand. */
export const filmStar: string = [
  `<defs>${paint('star-silver', '#ffffff', '#c9c6cf', '#77737f')}${paint('star-skin', '#fffdf8', '#e6e0da', '#b4acaa')}${paint('star-red', '#ff8a84', '#d8283a', '#7a0a1e')}</defs>`,
  `<path d="M136 62Q178 52 176 8Q150 4 138 26Q128 44 128 60Z" fill="url(#star-red)" ${line}/><path d="M134 60Q146 34 170 14" fill="none" stroke="#ffd0cc" stroke-width="3"/>`,
  `<path d="M58 196Q60 164 86 156V136H114V156Q140 164 142 196Z" fill="url(#star-skin)" ${line}/>`,
  `<path d="M46 122Q34 44 100 38Q166 44 154 122Q150 136 138 134Q132 128 136 104Q140 78 100 72Q60 78 64 104Q68 128 62 134Q50 136 46 122Z" fill="#17141c" ${line}/>`,
  `<path d="M62 96Q62 68 100 68Q138 68 138 96Q138 150 100 154Q62 150 62 96Z" fill="url(#star-skin)" ${line}/>`,
  `<path d="M52 86Q100 48 148 86L146 98Q100 66 54 98Z" fill="url(#star-silver)" ${line}/><circle cx="136" cy="78" r="10" fill="url(#star-red)" ${line}/>`,
  '<path d="M56 100Q50 124 62 136Q72 132 66 116ZM144 100Q150 124 138 136Q128 132 134 116Z" fill="#17141c"/>',
  '<path d="M72 98Q82 90 92 97M108 97Q118 90 128 98" fill="none" stroke="#0d0b10" stroke-width="4" stroke-linecap="round"/><path d="M74 109Q83 100 92 110Q83 115 74 109ZM108 110Q117 100 126 109Q117 115 108 110Z" fill="#0d0b10"/><circle cx="85" cy="107" r="2.500" fill="#fff"/><circle cx="119" cy="107" r="2.500" fill="#fff"/>',
  '<path d="M86 136Q93 128 100 132Q107 128 114 136Q100 147 86 136Z" fill="#d8283a" stroke="#5a0616" stroke-width="2.500"/><path d="M98 112L95 124L102 125" fill="none" stroke="#8a8080" stroke-width="3" stroke-linecap="round"/><circle cx="120" cy="128" r="2.500" fill="#0d0b10"/>',
  '<g fill="#fff" stroke="#6a6672" stroke-width="2"><circle cx="74" cy="172" r="6"/><circle cx="87" cy="179" r="6"/><circle cx="101" cy="182" r="6"/><circle cx="115" cy="179" r="6"/><circle cx="127" cy="172" r="6"/></g>',
].join('')
