import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { projectSettings } from './settings.ts'

const generated = { key_id: '1', hex: 'ab'.repeat(32) }

test('other houses of the owner are named with a key for each pair, and this house has a name of its own', () => {
  const read = (PROJECTS: string, env: Record<string, string> = {}) =>
    readConfig({ PROJECTS, PROJECT_NAME: 'alpha', ...env }, generated).of(projectSettings)
  const [key, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
  expect(read('', { PROJECT_NAME: '' }).others.size).toBe(0)
  expect(read(`beta:${key}@http://localhost:4100/`).others.get('beta')).toEqual({ name: 'beta', key, url: 'http://localhost:4100' })
  for (const wrong of [
    'beta',
    `beta:abc@https://beta.example`,
    `alpha:${key}@https://beta.example`,
    `beta:${key}@http://localhost:3000`,
    `beta:${key}@https://beta.example/door`,
    `beta:${key}@https://b.example,beta:${other}@https://c.example`,
    `beta:${key}@https://b.example,gamma:${key}@https://c.example`,
  ])
    expect(() => read(wrong), wrong).toThrow('PROJECTS')
  for (const PROJECT_NAME of ['', 'Alpha', 'the house'])
    expect(() => read(`beta:${key}@https://beta.example`, { PROJECT_NAME })).toThrow('PROJECT_NAME')
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casino.example' }
  expect(() => read(`beta:${key}@http://beta.example`, production)).toThrow('PROJECTS')
  expect(read(`beta:${key}@https://beta.example`, production).others.size).toBe(1)
})
