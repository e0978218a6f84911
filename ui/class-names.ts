/** Joins the class names that apply: `classNames('a', active && 'b', className)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
