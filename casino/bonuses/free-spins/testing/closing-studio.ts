import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { freeSpinGames } from '../extensions.ts'

/** A studio with one game, in which free spins may be promised while it is open. */
export const closingStudio = () => {
  const game = 'by-a-studio'
  const studio = { game, is_open: true }
  const faultOf = (slug: string) => (studio.is_open && slug === game ? undefined : `there is no ${slug}`)
  const slice = defineServerSlice({ name: 'testing/studio', contributes: [contribute(freeSpinGames, { name: 'testing/studio', faultOf })] })
  return { studio, slice }
}
