import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followPagePlace } from './follow-page-place.ts'
import { dropPlace, keepPlace, keptPlace, type WindowPlace } from './places.ts'

/** A browser's cookies, as scripts see them. */
const jar = new Map<string, string>()
beforeEach(() => {
  jar.clear()
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...rest] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rest.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const list = { path: '/games/all-slots/', limit: 36, loadAll: false, scrollY: 900 }
const shown: WindowPlace = {
  path: '/games/',
  scrollY: 640,
  limit: 96,
  loadAll: false,
  modalName: 'GamesModal',
  id: 'all',
  apiUrl: '/rest/game-browser/all/?limit=48',
  search: 'browser=all&sort=rtp',
  disableLimitButton: false,
  customPath: '?theme=sky',
}

test('each kind of place is read back on its own path alone, and one that was dropped is gone', () => {
  keepPlace('list', list)
  keepPlace('window', shown)
  expect(keptPlace('list', list.path)).toMatchObject(list)
  expect(keptPlace('window', '/games/')).toEqual(shown)
  expect(keptPlace('list', '/games/')).toBeNull()
  expect(keptPlace('page', list.path)).toBeNull()
  dropPlace('window')
  expect(keptPlace('window', '/games/')).toBeNull()
  expect(keptPlace('list', list.path)).not.toBeNull()
})

test.each([
  '',
  'no json',
  '%E0%A4%A',
  '{}',
  'null',
  '{"path":"/games/","limit":"36","scrollY":0}',
  '{"path":"/games/","limit":-1,"scrollY":0}',
  '{"path":"/games/","scrollY":1e999}',
])('a cookie that is no place (%s) is taken for none', (cookie) => {
  for (const name of ['scrollPage', 'scrollLoadMore', 'scrollModal']) jar.set(name, cookie)
  expect([keptPlace('page', '/games/'), keptPlace('list', '/games/'), keptPlace('window', '/games/')]).toEqual([null, null, null])
})

test('a cookie cannot make a page load without end, nor a window open that has no name', () => {
  keepPlace('list', { ...list, limit: 1e9 })
  expect(keptPlace('list', list.path)?.limit).toBe(500)
  keepPlace('window', { ...shown, modalName: '' })
  expect(keptPlace('window', '/games/')).toBeNull()
})

describe('the place on a page', () => {
  const visit = (path: string, cameBy: string, at = 0) => {
    let leave = (): void => undefined
    let scrolled = at
    followPagePlace({
      path: () => path,
      cameBy,
      scrollY: () => scrolled,
      scrollTo: (y) => void (scrolled = y),
      onLeave: (given) => void (leave = given),
    })
    return { leaveAt: (y: number) => ((scrolled = y), leave()), at: () => scrolled }
  }

  test('EN-072: path and scrollY are kept when the visitor leaves, and restored when they come back to that path', () => {
    visit('/games/', 'navigate').leaveAt(812.4)
    expect(JSON.parse(decodeURIComponent(jar.get('scrollPage') ?? ''))).toEqual({ path: '/games/', scrollY: 812 })
    expect(visit('/games/', 'back_forward').at()).toBe(812)
    expect(visit('/games/', 'reload').at()).toBe(812)
    expect(visit('/races/', 'reload').at()).toBe(0)
    // Who follows a link begins at the top, and who was put back already stays there.
    expect(visit('/games/', 'navigate').at()).toBe(0)
    expect(visit('/games/', 'reload', 300).at()).toBe(300)
  })
})
