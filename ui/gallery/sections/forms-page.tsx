import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../button.tsx'
import { Card } from '../../card.tsx'
import { Checkbox } from '../../checkbox.tsx'
import { Chip } from '../../chip.tsx'
import { PageContainer } from '../../layout/page-container.tsx'
import { PageHeading } from '../../layout/page-heading.tsx'
import { Notice } from '../../notice.tsx'
import { PasswordField } from '../../password-field.tsx'
import { Segmented } from '../../segmented.tsx'
import { SelectField } from '../../select-field.tsx'
import { Switch } from '../../switch.tsx'
import { TextField } from '../../text-field.tsx'

const Register = () => (
  <Card heading="Реєстрація">
    <form className="flex flex-col gap-4">
      <TextField
        label="Електронна пошта"
        type="email"
        start={<Mail aria-hidden="true" />}
        placeholder="name@example.com"
        hint="Надішлемо лист для підтвердження."
      />
      <PasswordField
        label="Пароль"
        autoComplete="new-password"
        defaultValue="secret"
        error="Пароль закороткий. Додайте ще хоча б 2 символи."
        reveal_label="Показати пароль"
        conceal_label="Сховати пароль"
      />
      <SelectField
        label="Валюта"
        options={[
          { value: 'UAH', label: 'Гривня, ₴' },
          { value: 'USD', label: 'Долар, $' },
        ]}
      />
      <div>
        <Checkbox
          label={
            <>
              Мені виповнився 21 рік і я погоджуюся з{' '}
              <a className="font-semibold text-accent-ink underline" href="#rules">
                правилами
              </a>
            </>
          }
          defaultChecked
        />
        <Checkbox label="Хочу отримувати новини про акції" />
        <Checkbox label="Згода" error="Без згоди зареєструватися не можна." aria-invalid />
      </div>
      <Button size="lg" wide>
        Створити акаунт
      </Button>
    </form>
  </Card>
)

const Settings = () => {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('dark')
  return (
    <Card heading="Налаштування">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Тема"
          value={theme}
          onChange={setTheme}
          wide
          options={[
            { value: 'light', label: 'Світла' },
            { value: 'dark', label: 'Темна' },
            { value: 'system', label: 'Як у системі' },
          ]}
        />
        <div className="divide-y divide-line">
          <Switch label="Звук в іграх" hint="Вимкнено: ігри мовчать, доки не ввімкнете." defaultChecked />
          <Switch label="Сповіщення" />
          <Switch label="Недоступно" disabled />
        </div>
        <div className="flex flex-wrap gap-2">
          {['100 ₴', '200 ₴', '500 ₴', '1 000 ₴'].map((text, index) => (
            <Chip key={text} selected={index === 1}>
              {text}
            </Chip>
          ))}
        </div>
      </div>
    </Card>
  )
}

export const FormsPage = () => (
  <PageContainer>
    <PageHeading heading="Поля і кнопки" text="Усе, чим людина щось каже дому." />
    <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2">
      <Register />
      <div className="flex flex-col gap-5">
        <Settings />
        <Card heading="Кнопки">
          <div className="flex flex-col items-start gap-3">
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <div key={size} className="flex flex-wrap gap-2">
                <Button size={size}>Грати</Button>
                <Button size={size} variant="secondary">
                  Демо
                </Button>
                <Button size={size} variant="ghost">
                  Пізніше
                </Button>
                <Button size={size} variant="danger">
                  Видалити
                </Button>
              </div>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button loading>Поповнити</Button>
              <Button disabled>Недоступно</Button>
              <Button variant="secondary" loading>
                Зберегти
              </Button>
            </div>
          </div>
        </Card>
        <Notice tone="info" heading="Перевірка особи">
          Завантажте документ, щоб виводити без обмежень.
        </Notice>
        <Notice tone="positive" heading="Поповнення зараховано" />
        <Notice tone="warning">До вашого денного ліміту лишилося 150 ₴.</Notice>
        <Notice tone="negative" heading="Недостатньо коштів">
          Зменште ставку або поповніть баланс.
        </Notice>
      </div>
    </div>
  </PageContainer>
)
