/** A node of the syntax tree, with the fields that the rules use. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Calls `look` with every node, parents before children. `parents` are its ancestors, nearest last. */
export const walk = (root: SyntaxNode, look: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void): void => {
  const parents: SyntaxNode[] = []
  const visit = (node: SyntaxNode): void => {
    look(node, parents)
    parents.push(node)
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) visit(item)
      } else if (isNode(value)) visit(value)
    }
    parents.pop()
  }
  visit(root)
}

/** The value of a string literal or of a template without placeholders. */
export const stringOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = node['quasis'] as readonly { value: { cooked: string } }[]
    return others.length === 0 ? only?.value.cooked : undefined
  }
  return undefined
}

/** `a.b` → 'a.b'; undefined for anything but a plain chain of names. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  if (node.type === 'ThisExpression') return 'this'
  if (node.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const object = nameOf(node['object'])
  const property = nameOf(node['property'])
  return object === undefined || property === undefined ? undefined : `${object}.${property}`
}
