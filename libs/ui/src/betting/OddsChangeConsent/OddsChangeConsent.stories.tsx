import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { OddsChangeConsent, type OddsChangeConsentProps, type OddsConsent } from './OddsChangeConsent.tsx';

function Consent({ value: atFirst, onChange }: OddsChangeConsentProps) {
  const [value, setValue] = useState(atFirst);
  return (
    <OddsChangeConsent
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Betting/OddsChangeConsent',
  component: OddsChangeConsent,
  args: { value: 'none' as const, onChange: fn() },
  render: (args) => (
    <div className="specimens">
      <Consent {...args} />
    </div>
  ),
});

export const AskMe = meta.story();
AskMe.test(
  'a tap chooses another answer (D07)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Ask me' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Accept all' }));
    await expect(canvas.getByRole('radio', { name: 'Accept all' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('any');
  },
);
AskMe.test(
  'Tab reaches the answer that holds, an arrow key chooses the next one (D07)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ask me' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('better');
    await expect(canvas.getByRole('radio', { name: 'Accept higher', checked: true })).toHaveFocus();
  },
);
AskMe.test('the question names the three answers (1.3.1)', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleName('If odds change before the bet is placed');
  await expect(canvas.getAllByRole('radio')).toHaveLength(3);
});

export const SmallAndLarge = meta.story({
  globals: { locale: 'sw', textSize: '200', viewport: { value: 'small' } },
  render: (args) => (
    <div style={{ width: 296 }}>
      <Consent {...args} />
    </div>
  ),
});
SmallAndLarge.test(
  'in Swahili at 320 px and 200 % text no answer runs out of its row (1.4.4)',
  async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    for (const answer of canvas.getAllByRole('radio')) {
      const card = answer.parentElement;
      await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
      await expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(group.right);
    }
  },
);

export const States = meta.story({
  render: ({ onChange }) => (
    <Specimens<OddsConsent>
      of={{
        none: <OddsChangeConsent value="none" onChange={onChange} />,
        better: <OddsChangeConsent value="better" onChange={onChange} />,
        any: <OddsChangeConsent value="any" onChange={onChange} />,
      }}
    />
  ),
});
