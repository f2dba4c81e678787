import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Choosing({ value, onChange, ...rest }: RadioCardsProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <div className="specimens">
      <RadioCards
        {...rest}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const named = (...names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const meta = preview.meta({
  title: 'Controls/RadioCards',
  component: RadioCards,
  args: {
    legend: 'If odds change before the bet is placed',
    choices: [
      { value: 'none', label: 'Ask me' },
      { value: 'better', label: 'Accept higher' },
      { value: 'any', label: 'Accept all' },
    ],
    value: 'none',
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
});

export const OddsChanges = meta.story();
OddsChanges.test(
  'a tap chooses one and lets the other go',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Accept all'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('any');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Accept all');
  },
);
OddsChanges.test(
  'Tab enters at the chosen one, arrow keys move and choose',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ask me' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('better');
    await expect(canvas.getByRole('radio', { name: 'Accept higher', checked: true })).toHaveFocus();
  },
);
OddsChanges.test('the legend names the group', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'If odds change before the bet is placed' })).toBeVisible();
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'the first one holds': <RadioCards {...args} />,
        'one in the middle': <RadioCards {...args} value="better" />,
        'the last one': <RadioCards {...args} value="any" />,
        two: (
          <RadioCards {...args} legend="Language" choices={named('English', 'Kiswahili')} value="English" />
        ),
        four: (
          <RadioCards
            {...args}
            legend="Break from betting"
            choices={named('1 day', '1 week', '1 month', '6 months')}
            value="1 week"
          />
        ),
        'words that do not fit side by side': (
          <RadioCards
            {...args}
            legend="At the limit of a day"
            choices={named('Inform me', 'Inform by SMS', 'Stop betting', 'Close account')}
            value="Stop betting"
          />
        ),
      }}
    />
  ),
});
States.test('every choice is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
