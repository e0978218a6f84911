import { balloonHeights, heightPlace } from '#engines/live/games/above-the-clouds.ts'
import { plentySymbols, type PlentySymbol } from '#engines/live/games/wheel-of-plenty.ts'
import { colourOf } from '#engines/roulette/wheel.ts'
import { BaccaratBoard } from './baccarat-board.tsx'
import { useLiveWords } from './live-words.ts'
import { PlaceButton, type BoardProps } from './place-button.tsx'
import { PlentyIcon } from './plenty-symbol.tsx'
import { TicketBoard, type TicketBoardProps } from './ticket-board.tsx'

const fills = { green: 'bg-[#0c6a44] text-[#fff]', red: 'bg-[#a81f2b] text-[#fff]', black: 'bg-[#1b1f2a] text-[#fff]' } as const
const cloth = 'bg-[#123d33] text-[#fff] inset-ring inset-ring-[#ffffff33]'
const rows = [3, 2, 1] as const
const streets = Array.from({ length: 12 }, (_, street) => street)
const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

const evenFill = (place: (typeof evens)[number]): string => (place === 'red' || place === 'black' ? fills[place] : cloth)

/** On phones the numbers run downwards, three in a row; on wide screens they run across. */
const RouletteBoard = (board: BoardProps) => {
  const { nameOf } = board
  return (
    <div className="grid gap-1 md:grid-cols-[2.6rem_repeat(12,minmax(0,1fr))_3rem]">
      <PlaceButton {...board} place="straight:0" className={`${fills.green} md:col-start-1 md:row-span-3 md:row-start-1`}>
        0
      </PlaceButton>
      <div className="grid grid-cols-3 gap-1 md:hidden">
        {streets.flatMap((street) =>
          [1, 2, 3].map((column) => {
            const number = 3 * street + column
            return (
              <PlaceButton key={number} {...board} place={`straight:${number}`} className={`min-h-9 ${fills[colourOf(number)]}`}>
                {number}
              </PlaceButton>
            )
          }),
        )}
        {[1, 2, 3].map((column) => (
          <PlaceButton key={column} {...board} place={`column:${column}`} className={cloth}>
            2:1
          </PlaceButton>
        ))}
      </div>
      {rows.map((column, row) =>
        [...streets, 12].map((street) => {
          const number = 3 * street + column
          const place = street === 12 ? `column:${column}` : `straight:${number}`
          return (
            <PlaceButton
              key={place}
              {...board}
              place={place}
              className={`max-md:hidden ${street === 12 ? cloth : fills[colourOf(number)]} ${['md:row-start-1', 'md:row-start-2', 'md:row-start-3'][row]}`}
            >
              {street === 12 ? '2:1' : number}
            </PlaceButton>
          )
        }),
      )}
      <div className="grid grid-cols-3 gap-1 md:col-span-12 md:col-start-2">
        {[1, 2, 3].map((dozen) => (
          <PlaceButton key={dozen} {...board} place={`dozen:${dozen}`} className={cloth}>
            {nameOf(`dozen:${dozen}`)}
          </PlaceButton>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-1 md:col-span-12 md:col-start-2 md:grid-cols-6">
        {evens.map((place) => (
          <PlaceButton key={place} {...board} place={place} className={evenFill(place)}>
            {nameOf(place)}
          </PlaceButton>
        ))}
      </div>
    </div>
  )
}

const grounds: Readonly<Record<PlentySymbol, string>> = {
  sunflower: 'bg-[#1d5c8f] text-[#fff]',
  poppy: 'bg-[#efe2c2] text-[#3a1210]',
  horseshoe: 'bg-[#7a2f5e] text-[#fff]',
  star: 'bg-[#17223f] text-[#fff] inset-ring inset-ring-[#ffffff33]',
  crown: 'bg-[#0f6b4d] text-[#fff]',
}

const WheelBoard = (board: BoardProps) => {
  const { reached } = useLiveWords()
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {plentySymbols.map(({ id, returns }) => (
        <PlaceButton key={id} {...board} place={id} className={`py-3 first:max-sm:col-span-2 ${grounds[id]}`}>
          <span className="flex flex-col items-center gap-1">
            <PlentyIcon symbol={id} className="size-10" />
            <span>{board.nameOf(id)}</span>
            <span className="amount text-lg font-extrabold">{reached(returns * 100)}</span>
          </span>
        </PlaceButton>
      ))}
    </div>
  )
}

const BalloonBoard = (board: BoardProps) => {
  const { reached } = useLiveWords()
  return (
    <div className="grid grid-cols-4 gap-2 md:grid-cols-7">
      {balloonHeights.map((halves) => (
        <PlaceButton
          key={halves}
          {...board}
          place={heightPlace(halves)}
          className="min-h-14 bg-[#1f5d9e] text-[#fff] inset-ring inset-ring-[#ffffff40]"
        >
          <span className="amount text-lg font-extrabold">{reached(halves * 50)}</span>
        </PlaceButton>
      ))}
    </div>
  )
}

/** The betting layout of a table. */
export const Board = ({ slug, ...board }: TicketBoardProps & { readonly slug: string }) => {
  if (slug === 'live-baccarat') return <BaccaratBoard {...board} />
  if (slug === 'live-draw') return <TicketBoard {...board} />
  if (slug === 'live-wheel') return <WheelBoard {...board} />
  return slug === 'live-balloon' ? <BalloonBoard {...board} /> : <RouletteBoard {...board} />
}
