import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leafText, rootOf, treeOf, type Leaf, type PathStep, type TreeNode } from './tree.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const leafOf = (amount: bigint, index: number): Leaf => ({ salt: digest(`salt ${index}`), amount: String(amount) })
const nodeOf = (leaf: Leaf): TreeNode => ({ hash: digest(leafText(leaf)), sum: BigInt(leaf.amount) })

/** The path of a leaf, read off the levels. */
const pathOf = (levels: readonly (readonly TreeNode[])[], position: number): PathStep[] =>
  levels.slice(0, -1).flatMap((level, depth): PathStep[] => {
    const at = position >> depth
    const other = level[at ^ 1]
    return other ? [{ side: at % 2 === 0 ? 'right' : 'left', hash: other.hash, sum: String(other.sum) }] : []
  })

const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 24 })

test('every leaf’s path leads to one root, whose sum is all that is owed', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async (owed) => {
      const leaves = owed.map(leafOf)
      const levels = treeOf(leaves.map(nodeOf), digest)
      const root = levels.at(-1)?.[0]
      expect(root?.sum).toBe(owed.reduce((sum, amount) => sum + amount, 0n))
      for (const [position, leaf] of leaves.entries()) expect(await rootOf(leaf, pathOf(levels, position), digest)).toEqual(root)
    }),
    { numRuns: 60 },
  )
})

test('another amount, a smaller neighbour or a debt among the sums leads to another root or to none', async () => {
  const leaves = [500n, 300n, 200n].map(leafOf)
  const levels = treeOf(leaves.map(nodeOf), digest)
  const [leaf, path, root] = [leaves[0] as Leaf, pathOf(levels, 0), levels.at(-1)?.[0]]
  expect(await rootOf({ ...leaf, amount: '499' }, path, digest)).not.toEqual(root)
  const smaller = path.map((step, at) => (at === 0 ? { ...step, sum: '299' } : step))
  expect((await rootOf(leaf, smaller, digest)).hash).not.toBe(root?.hash)
  await expect(rootOf(leaf, [{ side: 'right', hash: 'aa', sum: '-1' }], digest)).rejects.toThrow(RangeError)
  expect(() => treeOf([], digest)).toThrow(RangeError)
})
