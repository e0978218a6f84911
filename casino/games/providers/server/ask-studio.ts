import { Compile } from 'typebox/compile'
import { askSigned } from '#kernel/http/ask-signed.ts'
import type { House } from '#kernel/house.ts'
import { ToldRound } from '../contract.ts'
import type { GameProvider } from './settings.ts'

/** Asks a studio, signed as the house. Throws where it does not answer, answers with an error or with something of another shape. */
export const askStudio = async <Answer>(
  house: House,
  { url, key }: GameProvider,
  path: string,
  shape: { readonly Check: (value: unknown) => value is Answer },
): Promise<Answer> => {
  const { answer } = await askSigned(house, { url: url + path, key, from: 'house' })
  if (!shape.Check(answer)) throw new Error('the studio answered something of another shape')
  return answer
}

const toldRound = Compile(ToldRound)

/** What a studio says of a round of its own; throws as `askStudio` does, and where the answer is of another round. */
export const askAboutRound = async (house: House, provider: GameProvider, ref: string): Promise<ToldRound> => {
  const told = await askStudio(house, provider, `/openhouse/rounds/${encodeURIComponent(ref)}/`, toldRound)
  if (told.round !== ref) throw new Error('the studio answered for another round')
  return told
}
