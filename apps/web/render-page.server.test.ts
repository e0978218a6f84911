import { createElement, lazy, Suspense, use, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from './render-page.server.ts'

const patience = { onError: () => undefined }

const page = (...children: ReactNode[]): ReactNode =>
  createElement('html', null, createElement('head', null, createElement('title', null, 'Дім')), createElement('body', null, ...children))

const boundary = (child: ReactNode): ReactNode => createElement(Suspense, { fallback: 'later' }, child)

test('a page that has all its parts is written in one go', async () => {
  const asked: boolean[] = []
  const { html, is_in_one_go } = await renderPage((is_one_go) => {
    asked.push(is_one_go)
    return page(boundary(createElement('p', null, 'a < b')))
  }, patience)
  expect([is_in_one_go, asked]).toEqual([true, [true]])
  expect(html).toBe('<!DOCTYPE html><html><head><title>Дім</title></head><body><!--$--><p>a &lt; b</p><!--/$--></body></html>')
})

test('parts that are still being loaded are waited for, and the next page comes in one go with the same bytes', async () => {
  const Part = lazy(async () => ({ default: () => createElement('p', null, 'a part') }))
  const make = () => page(boundary(createElement(Part)))
  const first = await renderPage(make, patience)
  const second = await renderPage(make, patience)
  expect([first.is_in_one_go, second.is_in_one_go]).toEqual([false, true])
  expect(second.html).toBe(first.html)
  expect(first.html).toContain('<!--$--><p>a part</p><!--/$-->')
})

test('what is waited for outside of every boundary is waited for too', async () => {
  const coming = Promise.resolve('came')
  const Waiting = () => use(coming)
  const { html, is_in_one_go } = await renderPage(() => page(createElement(Waiting)), patience)
  expect([is_in_one_go, html.includes('<body>came</body>')]).toEqual([false, true])
})

test('a part that fails leaves its place to the browser; a page that fails is the caller’s to answer', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const Failing = () => {
    throw new Error('no data')
  }
  const { html } = await renderPage(() => page(boundary(createElement(Failing)), createElement('p', null, 'the rest')), {
    ...patience,
    onError,
  })
  expect(html).toContain('later')
  expect(html).toContain('<p>the rest</p>')
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no data'), expect.anything())
  await expect(renderPage(() => page(createElement(Failing)), patience)).rejects.toThrow('no data')
})
