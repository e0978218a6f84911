import { pipsOf } from './dice.ts'

/** A die of clear red glass showing a face, 100 wide, centred at 0 0. */
export const rubyDie = (face: number): string =>
  [
    '<rect x="-50" y="-42" width="100" height="100" rx="12" fill="#000" opacity="0.4"/>',
    '<rect x="-50" y="-50" width="100" height="100" rx="12" fill="#8c0f1c"/><rect x="-46" y="-47" width="92" height="92" rx="10" fill="#d8202f"/>',
    '<path d="M-46 -37a10 10 0 0 1 10-10h72L-46 35Z" fill="#ff7a76" opacity="0.55"/><path d="M46 0v35a10 10 0 0 1-10 10H-8Z" fill="#6f0a16" opacity="0.4"/>',
    ...pipsOf(face).map(([x, y]) => `<circle cx="${x}" cy="${y - 1}" r="9.5" fill="#fffaf2"/>`),
  ].join('')

const lamps = [-176, -150, -131, -96, -70, -41, -12, 24, 52, 81]

/** A table that stands open to the harbour at night: its far wall, the water, lamps of the quay and a lighthouse. 400 wide. */
export const harbourTable = (): string =>
  [
    '<defs><linearGradient id="harbour-sky" gradientUnits="userSpaceOnUse" x2="0" y1="-110" y2="-44"><stop stop-color="#0d1e3d"/><stop offset="0.7" stop-color="#3a3a62"/><stop offset="1" stop-color="#c9774a"/></linearGradient><linearGradient id="harbour-felt" gradientUnits="userSpaceOnUse" x2="0" y1="-32" y2="110"><stop stop-color="#0b4a57"/><stop offset="0.4" stop-color="#137a84"/><stop offset="1" stop-color="#0c5260"/></linearGradient><linearGradient id="harbour-beam"><stop stop-color="#fff2c4" stop-opacity="0.75"/><stop offset="1" stop-color="#fff2c4" stop-opacity="0"/></linearGradient></defs>',
    '<rect x="-240" y="-420" width="480" height="380" fill="url(#harbour-sky)"/>',
    '<path d="M146 -74L-240 -108V-82Z" fill="url(#harbour-beam)" transform="matrix(-1 0 0 1 292 0)"/><path d="M146 -74L-240 -108V-82Z" fill="#fff2c4" opacity="0.12"/>',
    '<path d="M138 -46L141 -70H151L154 -46Z" fill="#f4efe6"/><path d="M139.500 -58H152.500L153.200 -52H138.800Z" fill="#c2303a"/><rect x="141" y="-77" width="10" height="7" fill="#ffe9a6"/><path d="M139 -77H153L146 -83Z" fill="#c2303a"/>',
    '<path d="M-240 -50H-206V-62H-196V-50H-160V-57H-148V-68H-144V-57H-132V-50H-84V-60H-60V-50H-20V-56H-2V-64H2V-56H22V-50H240V-40H-240Z" fill="#101a30"/>',
    '<rect x="-240" y="-44" width="480" height="14" fill="#17375c"/>',
    lamps
      .map(
        (x) =>
          `<circle cx="${x}" cy="-47" r="1.7" fill="#ffd88a"/><path d="M${x} -43v9" stroke="#ffd88a" stroke-opacity="0.5" stroke-width="1.6"/>`,
      )
      .join(''),
    '<rect x="-240" y="-32" width="480" height="460" fill="url(#harbour-felt)"/>',
    '<path d="M-240 -38H240V-28H-240Z" fill="#5a2f1a"/><path d="M-240 -38H240V-35H-240Z" fill="#8a4d2a"/>',
    '<path d="M-240 -4Q0 8 240 -4" fill="none" stroke="#e4c58a" stroke-opacity="0.45" stroke-width="1.5"/>',
  ].join('')
