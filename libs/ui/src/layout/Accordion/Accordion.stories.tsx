import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const part = (title: string, meta: number, inside: string, isInitiallyOpen = false) => (
  <AccordionItem key={title} title={title} meta={meta} isInitiallyOpen={isInitiallyOpen}>
    <p style={{ paddingInline: 'var(--edge)' }}>{inside}</p>
  </AccordionItem>
);

const meta = preview.meta({
  title: 'Layout/Accordion',
  component: Accordion,
  args: {
    children: [part('Soccer', 128, 'Kenya · Premier League', true), part('Tennis', 12, 'ITF · Nairobi')],
  },
});

export const OfSports = meta.story();
OfSports.test('several may be open at once', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Tennis'));
  await expect(canvas.getByText('ITF · Nairobi')).toBeVisible();
  await expect(canvas.getByText('Kenya · Premier League')).toBeVisible();
  await userEvent.click(canvas.getByText('Soccer'));
  await expect(canvas.getByText('Kenya · Premier League')).not.toBeVisible();
});
OfSports.test(
  'Tab goes from head to head and back, each the browser’s own switch',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const head = (title: string) => canvas.getByText(title).closest('summary');
    await userEvent.tab();
    await expect(head('Soccer')).toHaveFocus();
    await userEvent.tab();
    await expect(head('Tennis')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(head('Soccer')).toHaveFocus();
    await expect(canvas.getByText('Kenya · Premier League')).toBeVisible();
  },
);

export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        'all shut': (
          <Accordion>
            {part('Soccer', 128, 'Kenya · Premier League')}
            {part('Tennis', 12, 'ITF · Nairobi')}
          </Accordion>
        ),
        'the first open': (
          <Accordion>
            {part('Soccer', 128, 'Kenya · Premier League', true)}
            {part('Tennis', 12, 'ITF · Nairobi')}
          </Accordion>
        ),
        'several open': (
          <Accordion>
            {part('Soccer', 128, 'Kenya · Premier League', true)}
            {part('Tennis', 12, 'ITF · Nairobi', true)}
            {part('Rugby', 4, 'Kenya Cup')}
          </Accordion>
        ),
        'one part': <Accordion>{part('Soccer', 128, 'Kenya · Premier League')}</Accordion>,
      }}
    />
  ),
});
