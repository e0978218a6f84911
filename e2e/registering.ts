import type { Page } from 'playwright'
import { dialog, site } from './visiting.ts'
import { stillness, violationsOf } from './violations.ts'

/** Axe violations in the visible window. */
export const findingsOf = (page: Page): Promise<string[]> => violationsOf(page, { within: '[role=dialog]' })

export const confirmBoth = async (page: Page): Promise<void> => {
  await dialog(page).getByLabel('Мені вже є').check()
  await dialog(page).getByLabel('Приймаю правила').check()
}

export const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

/** The visible form, after its opening animation. */
export const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(site + address)
  await dialog(page).getByLabel('Мені вже є').waitFor()
  await stillness(page)
}

export const isSignedIn = (page: Page) => page.getByText(/^Вітаємо, /).waitFor()

/** AU-008: what each wrong field of the fullest form says, by where the page begins. */
export const wrongFieldWords = {
  '/': [
    'Введіть e-mail повністю',
    'Введіть номер повністю',
    'Логін: від 3 до 20',
    'щонайменше 8 символів',
    'Підтвердьте свій вік',
    'Погодьтеся з правилами',
  ],
  '/ru/': [
    'Введите e-mail полностью',
    'Введите номер полностью',
    'Логин: от 3 до 20',
    'не меньше 8 символов',
    'Подтвердите свой возраст',
    'Согласитесь с правилами',
  ],
  '/en/': [
    'Enter a full email',
    'Enter the full number',
    'Use 3 to 20 characters',
    'at least 8 characters',
    'Confirm your age',
    'Accept the rules',
  ],
}
