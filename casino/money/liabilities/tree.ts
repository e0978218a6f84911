/**
 * A Merkle sum tree: the root proves the total of all leaves, and a path proves that a leaf is included. No leaf can be omitted or
 * reduced without changing the root, because each node hashes the sums below it.
 */
export interface Leaf {
  /** Hex; known to its player alone, so that nobody guesses an amount from the hash. */
  readonly salt: string
  /** Minor units. */
  readonly amount: string
}

export interface TreeNode {
  /** Hex. */
  readonly hash: string
  readonly sum: bigint
}

/** A sibling on the path from a leaf to the root. */
export interface PathStep {
  readonly side: 'left' | 'right'
  readonly hash: string
  readonly sum: string
}

/** SHA-256 of a text in hex: Node has it at once, a browser takes a moment. */
export type Digest = (text: string) => string | Promise<string>

/** The hashed texts of leaves and nodes; prefixes keep one from being taken for the other. */
export const leafText = ({ salt, amount }: Leaf): string => `leaf:${salt}:${amount}`
export const nodeText = (left: TreeNode, right: TreeNode): string => `node:${left.hash}:${left.sum}:${right.hash}:${right.sum}`

const joined = (left: TreeNode, right: TreeNode, digest: (text: string) => string): TreeNode => ({
  hash: digest(nodeText(left, right)),
  sum: left.sum + right.sum,
})

/** All levels from leaves to root; a node without a sibling is carried up. Throws RangeError without leaves. */
export const treeOf = (leaves: readonly TreeNode[], digest: (text: string) => string): readonly (readonly TreeNode[])[] => {
  if (leaves.length === 0) throw new RangeError('a tree has at least one leaf')
  const levels: (readonly TreeNode[])[] = [leaves]
  for (let level = leaves; level.length > 1;) {
    const above: TreeNode[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]]
      if (left) above.push(right ? joined(left, right, digest) : left)
    }
    levels.push(above)
    level = above
  }
  return levels
}

/** The root computed from a leaf and its path: equal to the published one if the leaf is included. */
export const rootOf = async (leaf: Leaf, path: readonly PathStep[], digest: Digest): Promise<TreeNode> => {
  let node: TreeNode = { hash: await digest(leafText(leaf)), sum: BigInt(leaf.amount) }
  for (const { side, hash, sum } of path) {
    const other = { hash, sum: BigInt(sum) }
    // A negative leaf would hide what is owed to others.
    if (other.sum < 0n) throw new RangeError('a sum of what is owed is not below zero')
    const [left, right] = side === 'left' ? [other, node] : [node, other]
    node = { hash: await digest(nodeText(left, right)), sum: left.sum + right.sum }
  }
  return node
}
