import { liveChance } from '#engines/live/pays.ts'
import { useLiveWords } from './live-words.ts'
import { PlaceButton, type BoardProps } from './place-button.tsx'

const rows = [
  { ids: ['player-pair', 'banker-pair'], columns: 'grid-cols-2' },
  { ids: ['player', 'tie', 'banker'], columns: 'grid-cols-3' },
] as const

const grounds: Readonly<Record<string, string>> = {
  player: 'bg-[#1d5590] text-[#fff]',
  banker: 'bg-[#a02a33] text-[#fff]',
  tie: 'bg-[#1f6e45] text-[#fff]',
  'player-pair': 'bg-[#173f6b] text-[#fff]',
  'banker-pair': 'bg-[#7a2029] text-[#fff]',
}

export const BaccaratBoard = (board: BoardProps) => {
  const { reached } = useLiveWords()
  return (
    <div className="flex flex-col gap-2">
      {rows.map(({ ids, columns }) => (
        <div key={columns} className={`grid gap-2 ${columns}`}>
          {ids.map((id) => (
            <PlaceButton key={id} {...board} place={id} className={`${columns === 'grid-cols-3' ? 'min-h-20' : 'min-h-14'} ${grounds[id]}`}>
              <span className="flex flex-col items-center gap-0.5 text-center leading-tight">
                <span>{board.nameOf(id)}</span>
                <span className="amount text-lg font-extrabold">{reached(liveChance('live-baccarat', id).halves * 50)}</span>
              </span>
            </PlaceButton>
          ))}
        </div>
      ))}
    </div>
  )
}
