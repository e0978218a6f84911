import type { Random } from '#kernel/random/random.ts'

const manners =
  'amber bold brave bright calm clever coral eager early fair fleet free gentle glad golden happy keen kind lively lucky merry mild noble quick quiet rapid silver smart sunny swift warm wise'.split(
    ' ',
  )
const creatures =
  'badger beaver bison crane deer eagle falcon finch fox hare hawk heron horse ibis jay kite lark lynx marten otter owl raven robin seal sparrow stork swan swift tern tiger wolf wren'.split(
    ' ',
  )

/** Generates a handle: `calm-otter-4821`. It contains nothing about the person, in particular not their email. */
export const makeHandle = (random: Random): string => {
  const pick = (words: readonly string[]): string => words[random.below(words.length)] ?? ''
  return `${pick(manners)}-${pick(creatures)}-${1000 + random.below(9000)}`
}
