import { execFileSync } from 'node:child_process'

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** Files changed since this branch left `base`, committed or not. Throws without git or without such a branch. */
export const changedFiles = (base: string): string[] => {
  const from = git('merge-base', base, 'HEAD')
  const listed = [git('diff', '--name-only', '--diff-filter=d', from), git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(listed.flatMap((text) => text.split('\n')))].filter((file) => file !== '').toSorted()
}
