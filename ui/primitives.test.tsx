import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import { Balance } from './balance.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Countdown } from './countdown.tsx'
import { ErrorState } from './error-state.tsx'
import { GameTile, gameTileLinkClass } from './game-tile.tsx'
import { HeartButton } from './heart-button.tsx'
import { IconButton } from './icon-button.tsx'
import { LoadMore } from './load-more.tsx'
import { Notice } from './notice.tsx'
import { Progress } from './progress.tsx'
import { Switch } from './switch.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { modalZIndex, zIndex } from './tokens/z-index.ts'

const nothing = () => undefined
const ids = (markup: string, attribute: string) => [...markup.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map((match) => match[1])

test('an address to write to is a link in a message, in a field’s error, and nowhere else', () => {
  const words = { language: 'uk' as const, text: (key: string) => (key === 'support-email' ? 'help@house.example' : key) }
  const taken = 'Напишіть на help@house.example, і ми розберемося.'
  const shown = (text: string) =>
    html(
      <WordsProvider value={words}>
        <Notice>{text}</Notice>
        <TextField label="Номер" error={text} />
      </WordsProvider>,
    )
  expect(ids(shown(taken), 'href')).toEqual(['mailto:help@house.example', 'mailto:help@house.example'])
  expect(shown(taken).replaceAll(/<[^>]*>/g, '')).toContain(taken)
  expect(ids(shown('Код надіслано на olena@house.example.'), 'href')).toEqual([])
  expect(ids(html(<Notice>{taken}</Notice>), 'href')).toEqual([])
})

test('a field ties its label, and its error in place of the hint', () => {
  const calm = html(<TextField label="Пошта" hint="Надішлемо лист." name="email" />)
  expect(ids(calm, 'for')).toEqual(ids(calm, '<input[^>]* id'))
  expect(ids(calm, 'aria-describedby')[0]).toMatch(/-hint$/)
  expect(calm).not.toContain('aria-invalid="')
  const wrong = html(<TextField label="Пошта" hint="Надішлемо лист." error="Перевірте адресу." />)
  const [described = ''] = ids(wrong, 'aria-describedby')
  expect(described).toMatch(/-error$/)
  expect(wrong).toContain(`id="${described}"`)
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).not.toContain('Надішлемо')
})

test('an agreement without consent says so to everyone', () => {
  const markup = html(<Checkbox label="Згода" error="Потрібна згода." />)
  const [described = ''] = ids(markup, 'aria-describedby')
  expect(markup).toContain(`id="${described}"`)
})

test('a loading button keeps its name, and is busy instead of disabled so that focus stays', () => {
  const markup = html(<Button loading>Поповнити</Button>)
  expect(markup).toContain('aria-busy="true"')
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toMatch(/ disabled=""/)
  expect(markup).not.toContain('invisible')
  expect(markup).toContain('Поповнити')
  expect(html(<Button>Поповнити</Button>)).not.toMatch(/aria-[a-z]+="/)
})

test('a button does not submit a form unless told to', () => {
  expect(html(<Button>Далі</Button>)).toContain('type="button"')
  expect(html(<Button type="submit">Далі</Button>)).toContain('type="submit"')
})

test('MD-066: an icon button speaks its count of unseen things, and none when there is none', () => {
  expect(html(<IconButton label="Сповіщення" icon="•" count={5} />)).toContain('aria-label="Сповіщення: 5"')
  expect(html(<IconButton label="Сповіщення" icon="•" count={120} />)).toContain('aria-label="Сповіщення: 99+"')
  expect(html(<IconButton label="Сповіщення" icon="•" />)).toContain('aria-label="Сповіщення"')
})

test('only the chosen tab is a Tab stop, and the panel names it', () => {
  const tabs = [
    { value: 'a', label: 'А' },
    { value: 'b', label: 'Б' },
  ] as const
  const markup = html(
    <Tabs label="Історія" value="b" tabs={tabs} onChange={nothing}>
      .
    </Tabs>,
  )
  expect(ids(markup, 'aria-selected')).toEqual(['false', 'true'])
  expect(ids(markup, 'tabindex')).toEqual(['-1', '0', '0'])
  expect(ids(markup, 'aria-labelledby')[0]).toMatch(/-b$/)
})

test('a switch is a switch', () => {
  expect(html(<Switch label="Звук" defaultChecked />)).toMatch(/role="switch"[^>]*checked/)
})

test('progress stays within its bar whatever it is given', () => {
  expect(html(<Progress label="x" value={150} max={100} />)).toContain('scaleX(1)')
  expect(html(<Progress label="x" value={-5} max={100} />)).toContain('scaleX(0)')
  expect(html(<Progress label="x" value={5} max={0} />)).toContain('scaleX(0)')
})

test('a countdown shows days while there are any, then seconds, and never less than nothing', () => {
  const units = { days: 'д', hours: 'год', minutes: 'хв', seconds: 'с' }
  const shown = (remaining_ms: number) =>
    html(<Countdown label="До кінця" remaining_ms={remaining_ms} units={units} />).replaceAll(/<[^>]+>/g, '')
  expect(shown(93_784_000)).toBe('01д02год03хв')
  expect(shown(7_384_000)).toBe('02год03хв04с')
  expect(shown(-1)).toBe('00год00хв00с')
})

test('bonus money is told apart, and absent when there is none', () => {
  const money = { currency: 'UAH', exponent: 2, locale: 'uk', label: 'Баланс', bonus_label: 'Бонусний баланс' }
  expect(html(<Balance {...money} amount_minor={100} bonus_minor={50} />)).toContain('Бонусний баланс')
  expect(html(<Balance {...money} amount_minor={100} />)).not.toContain('Бонусний баланс')
})

test('a game tile keeps the place of its picture and shows provider and return', () => {
  const tile = (
    <GameTile
      title="Golden Orchard"
      provider="Openhouse"
      rtp="RTP 96,4 %"
      src="/x.svg"
      link={<a href="/game/" className={gameTileLinkClass} aria-label="Golden Orchard" />}
    />
  )
  const markup = html(tile)
  expect(markup).toContain('width="300" height="400"')
  expect(markup).toContain('loading="lazy"')
  expect(markup).toContain('Openhouse')
  expect(markup).toContain('RTP 96,4 %')
})

test('a heart says whether it is pressed', () => {
  expect(html(<HeartButton liked label="Прибрати з улюблених" />)).toContain('aria-pressed="true"')
})

test('nothing more to load, nothing shown', () => {
  const list = { label: 'Ще', shown_text: '18 з 18', loading: false, onMore: nothing }
  expect(html(<LoadMore {...list} shown={18} total={18} />)).toBe('')
  expect(html(<LoadMore {...list} shown={18} total={19} />)).toContain('Ще')
})

test('an error is announced and carries its reference', () => {
  const markup = html(
    <ErrorState heading="Немає зв’язку" action={<Button>Ще раз</Button>} reference="№ 8f2c">
      Перевірте інтернет.
    </ErrorState>,
  )
  expect(markup).toContain('role="alert"')
  expect(markup).toContain('№ 8f2c')
})

test.each(['ua', 'vlk', 'vegas', 'king'] as const)('TH-004: the logo of %s is named, or silent inside a named link', (brand) => {
  expect(html(<BrandLogo brand={brand} label="Openhouse" />)).toMatch(/role="img" aria-label="Openhouse"/)
  expect(html(<BrandLogo brand={brand} />)).toContain('aria-hidden="true"')
})

test('MD-065, CN-055: modals stack from 9900 and the exit popup stands over everything', () => {
  expect(modalZIndex(0)).toBe(9900)
  expect(modalZIndex(3)).toBe(9903)
  expect(Math.max(...Object.values(zIndex))).toBe(zIndex.exit_popup)
  expect(zIndex.exit_popup).toBe(99999)
})

test('a row that is a card on a phone says the name of each of its values to screen readers too', () => {
  const columns = [
    { key: 'game', heading: 'Гра', title: true, cell: () => 'Золотий сад' },
    { key: 'win', heading: 'Виграш', numeric: true, cell: () => '50 ₴' },
  ]
  const cells = [...html(<Table caption="Раунди" columns={columns} rows={[1]} rowKey={(row) => row} />).matchAll(/<td.*?<\/td>/g)].map(
    String,
  )
  expect(cells.map((cell) => cell.replaceAll(/<[^>]+>/g, ' ').trim())).toEqual(['Гра Золотий сад', 'Виграш 50 ₴'])
  expect(cells.join('')).not.toContain('aria-hidden')
  // A value of two lines stands under its first line, at the end of the card; the name of the row stays at the beginning.
  expect(cells.map((cell) => cell.includes('max-md:text-end'))).toEqual([false, true])
})
