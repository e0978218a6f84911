import { askSigned } from '#kernel/http/ask-signed.ts'
import type { House } from '#kernel/house.ts'
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
