import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Searching({ value, onChange, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <div className="specimens">
      <SearchField
        {...rest}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Controls/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => <Searching {...args} />,
});

export const Empty = meta.story();
Empty.test(
  'the cross empties it and gives the box its focus back (R5-23)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search teams' });
    await userEvent.type(field, 'Gor');
    await expect(args.onChange).toHaveBeenLastCalledWith('Gor');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
Empty.test(
  'Enter hands the text over; Tab reaches the cross, and Space on it empties the box (R5-23)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search teams' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Gor{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Gor');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <SearchField {...args} />,
        'searched for': <SearchField {...args} label="Search games" value="Aviator" />,
        'more than fits': (
          <SearchField
            {...args}
            label="Search leagues"
            value="Wolverhampton Wanderers v Brighton & Hove Albion"
          />
        ),
        'an example of what to type': (
          <SearchField {...args} label="Search countries" placeholder="Kenya, England, Spain" />
        ),
      }}
    />
  ),
});
States.test('every box is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
