import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { useAmount } from './use-amount.ts'

afterEach(() => vi.unstubAllGlobals())

const words = { language: 'uk', text: (key: string) => key } as const

/** The amount of a form whose field is there, and how often this was given the focus. */
const open = (first?: number) => {
  const shown: { amount?: ReturnType<typeof useAmount> } = {}
  const Form = () => {
    shown.amount = useAmount({
      currency: 'UAH',
      exponent: 2,
      ...(first === undefined ? {} : { first }),
      faultOf: (value) => (value ? undefined : 'no amount'),
    })
    return null
  }
  html(
    <WordsProvider value={words}>
      <Form />
    </WordsProvider>,
  )
  const amount = shown.amount as ReturnType<typeof useAmount>
  const focus = vi.fn<() => void>()
  vi.stubGlobal('document', { getElementById: (id: string) => (id === amount.field_id ? { focus, closest: () => null } : null) })
  return { amount, focus }
}

test('after a press that is refused for its amount the amount’s field has the focus, whether the page refused it or the house', () => {
  const { amount, focus } = open()
  expect(amount.check()).toBeNull()
  expect(focus).toHaveBeenCalledTimes(1)
  amount.setFault('more than there is')
  expect(focus).toHaveBeenCalledTimes(2)
})

test('an amount that is right, and a fault that is taken back, leave the focus where it is', () => {
  const { amount, focus } = open(5_000)
  expect(amount.check()).toBe(5_000)
  amount.setFault(undefined)
  expect(focus).not.toHaveBeenCalled()
})
