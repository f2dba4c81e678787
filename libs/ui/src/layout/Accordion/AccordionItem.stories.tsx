import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { AccordionItem } from './Accordion.tsx';

const inside = <p style={{ paddingInline: 'var(--edge)' }}>Kenya · Premier League</p>;

const meta = preview.meta({
  title: 'Layout/AccordionItem',
  component: AccordionItem,
  args: { title: 'Soccer', meta: 128, onToggle: fn(), children: inside },
});

export const Usual = meta.story();
Usual.test(
  'a tap on its head opens and shuts it',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Kenya · Premier League')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Soccer'));
    await expect(canvas.getByText('Kenya · Premier League')).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('Soccer'));
    await expect(canvas.getByText('Kenya · Premier League')).not.toBeVisible();
  },
);
Usual.test('what is shut is in the page all the same, for find-in-page', async ({ canvas }) => {
  await expect(canvas.getByText('Kenya · Premier League')).toBeInTheDocument();
});

export const Open = meta.story({
  args: { isInitiallyOpen: true, children: <UiLink href="#/sports">Premier League</UiLink> },
});
Open.test(
  'Tab goes to its head, the browser’s own switch, and from there into what is open',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Soccer').closest('summary')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Premier League' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText('Soccer').closest('summary')).toHaveFocus();
  },
);
export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        shut: <AccordionItem {...args} />,
        open: <AccordionItem {...args} isInitiallyOpen />,
        'without a count': <AccordionItem title="Cash out">{inside}</AccordionItem>,
        'with a date instead of a count': (
          <AccordionItem title="Break from betting" meta="Until Sat 28 Nov, 12:00" level={3}>
            {inside}
          </AccordionItem>
        ),
        'a long title': (
          <AccordionItem
            title="both teams to score and over 2.5 goals in the second half"
            meta={12}
            level={4}
          >
            {inside}
          </AccordionItem>
        ),
      }}
    />
  ),
});
States.test('every head is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
