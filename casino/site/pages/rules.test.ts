import { expect, test } from 'vitest'
import { findPage, normalPath, offOf, type StoredPage } from './rules.ts'

const page = (path: string): StoredPage => ({
  name: path,
  path,
  who: 'anyone',
  title: {},
  description: {},
  components: [],
  redirect_url: null,
  status: 200,
})
const pages = [page('/'), page('/cash/bonus/:id/'), page('/cash/bonus/list/'), page('/games/all-slots/')]

test('A-006, A-007: one slash at each end, and home is the root', () => {
  expect(['races', '/races', 'races/', '//races//'].map(normalPath)).toEqual(Array.from({ length: 4 }, () => '/races/'))
  expect(['', '/', 'home', '/home/'].map(normalPath)).toEqual(['/', '/', '/', '/'])
})

test('RT-008: a pattern gives its values, and a path written out wins over it', () => {
  expect(findPage(pages, 'cash/bonus/17')).toEqual({ page: pages[1], params: { id: '17' } })
  expect(findPage(pages, '/cash/bonus/list/')?.page).toBe(pages[2])
})

test('RT-077: what is no page is none', () => {
  for (const path of ['/cash/bonus/', '/cash/bonus/1/2/', '/games/', '/constructor/']) expect(findPage(pages, path)).toBeNull()
})

test('PP-006: a kind of component is off where no page uses it', () => {
  const used = { type: 'public-profile', settings: { isUse: true } }
  const unused = { type: 'public-profile', settings: { isUse: false } }
  expect(offOf([{ components: [used, { type: 'hero' }] }])).toEqual([])
  expect(offOf([{ components: [unused] }, { components: [unused, { type: 'hero' }] }])).toEqual(['public-profile'])
  expect(offOf([{ components: [unused] }, { components: [used] }])).toEqual([])
})
