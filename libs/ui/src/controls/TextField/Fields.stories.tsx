import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { smallTargets } from '../../../.storybook/small-targets.ts';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextField } from './TextField.tsx';

const CONSENT =
  'I am at least 18 years of age and I have read, accept and agree to the Terms and Conditions.';

function Stake() {
  const [text, setText] = useState('49');
  return (
    <AmountField
      label="Stake"
      value={text}
      onChange={setText}
      step={10}
      quickAmounts={[20, 50, 100, 500]}
      hint="From KES 20 to KES 20,000"
    />
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField value={text} onChange={setText} />;
}

function Radios() {
  const [value, setValue] = useState<'none' | 'better' | 'any'>('none');
  return (
    <RadioCards
      legend="If odds change before the bet is placed"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'none', label: 'Ask me' },
        { value: 'better', label: 'Accept higher' },
        { value: 'any', label: 'Accept all' },
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Controls/Fields', component: TextField });

export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        text: <TextField label="Referral code" hint="Optional" />,
        invalid: <PhoneField error="Phone Number is invalid" defaultValue="0812" />,
        'invalid without a text (login)': (
          <PhoneField label="Phone number again" error="" defaultValue="0712 345 678" />
        ),
        password: <PasswordField />,
        code: <CodeField defaultValue="123456" />,
        disabled: <TextField label="Your number" disabled defaultValue="0712 345 678" />,
        checkbox: <Checkbox label={CONSENT} />,
        'checkbox, checked': <Checkbox label="Remember me" defaultChecked />,
        'checkbox, invalid': <Checkbox label="I am 18 or older" error="Please agree to go on" />,
      }}
    />
  ),
});

States.test('every field is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});

export const Password = meta.story({
  render: () => (
    <div className="specimens">
      <PasswordField />
    </div>
  ),
});
Password.test('the eye shows and hides what was typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await userEvent.type(field, 'siri');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(field).toHaveAttribute('type', 'password');
});

export const Invalid = meta.story({
  render: () => (
    <div className="specimens">
      <PhoneField error="Phone Number is invalid" />
    </div>
  ),
});
Invalid.test('the error is the field’s description (R5-02)', async ({ canvas }) => {
  const field = canvas.getByLabelText('Phone number');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Phone Number is invalid');
});

export const Amount = meta.story({
  render: () => (
    <div className="specimens">
      <Stake />
    </div>
  ),
});
Amount.test(
  'quick amounts add, minus stops at nothing, letters count as nothing',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stake' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add KES 100' }));
    await expect(field).toHaveValue('149');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'KES 10 less' }));
    await expect(field).toHaveValue('0');
  },
);

export const Searching = meta.story({
  render: () => (
    <div className="specimens">
      <Search />
    </div>
  ),
});
Searching.test('the cross empties it (R5-23)', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search teams' });
  await userEvent.type(field, 'Gor');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(field).toHaveValue('');
});

export const Choices = meta.story({
  render: () => (
    <div className="specimens">
      <Radios />
    </div>
  ),
});
Choices.test('arrow keys move and choose', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Ask me' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Accept higher' })).toBeChecked();
});

export const Consent = meta.story({
  render: () => (
    <div className="specimens">
      <Checkbox label={CONSENT} />
    </div>
  ),
});
Consent.test('the whole sentence can be tapped, and Space works', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox');
  await userEvent.click(canvas.getByText(CONSENT));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
});
