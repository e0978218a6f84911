import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk } from '../../contract.ts'
import { WalletFrame } from './wallet-frame.tsx'

const desk = { currency: { id: 2, iso: 'UAH', symbol: '₴', exponent: 2 } } as unknown as CashDesk

test('RT-075: the button of a wallet speaks the language of the desk around it', () => {
  const shown = html(
    <MemoryRouter basename="/en" initialEntries={['/en/cash/deposit/']}>
      <WordsProvider value={{ language: 'en', text: (key: string) => key }}>
        <WalletFrame asked={{ id: '17', wallet: 'google-pay', amount: 20_050 }} desk={desk} placement="page" back={() => undefined} />
      </WordsProvider>
    </MemoryRouter>,
  )
  expect(shown).toMatch(/src="\/en\/fiserv\/google-pay-button\/\?[^"]*amount=200\.50&amp;id=17/)
})
