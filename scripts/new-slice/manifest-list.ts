import { areas } from '../boundaries/doors.ts'
import type { SliceNames } from './names.ts'

const listPattern = /(export const \w+: readonly (?:ServerSlice|WebSlice)\[\] = \[)([\s\S]*?)(\])/

const areaOf = (list: string, entry: string): number => {
  const area = new RegExp(`\\b${entry} \\} from '#casino/([a-z-]+)/|import \\{ ${entry} \\} from '#casino/([a-z-]+)/`).exec(list)
  return (areas as readonly string[]).indexOf(area?.[1] ?? area?.[2] ?? '')
}

/**
 * Adds a slice to one of the two lists in apps: its import, and its entry after those of its own area and of the areas above.
 * Throws when the list does not look as expected; then it is extended by hand.
 */
export const extendList = (list: string, { area, slice, camel }: SliceNames, side: 'server' | 'web'): string => {
  const found = listPattern.exec(list)
  if (found === null) throw new Error(`the list of ${side} slices was not found`)
  const [, head = '', body = '', tail = ''] = found
  const entries = body
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const mine = (areas as readonly string[]).indexOf(area)
  const after = entries.findIndex((entry) => areaOf(list, entry) > mine)
  const ordered = after < 0 ? [...entries, camel] : entries.toSpliced(after, 0, camel)
  const line = `import { slice as ${camel} } from '#casino/${slice}/${side}/index.ts'\n`
  return line + list.replace(listPattern, () => `${head}${ordered.join(', ')}${tail}`)
}
