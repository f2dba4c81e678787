import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SelectionRow } from '../../betting/SelectionRow/SelectionRow.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { LEG, OTHER_LEG } from '../../testing/specimens.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InPage } from '../Overlay/InPage.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { SlipInSheet } from './SlipInSheet.specimens.tsx';

const meta = preview.meta({
  title: 'Feedback/BottomSheet',
  component: BottomSheet,
  args: { isOpen: true, title: 'Betslip', onClose: fn(), children: null },
});

export const Betslip = meta.story({ render: () => <SlipInSheet /> });
Betslip.test(
  'it is at most 85 % high and closes by its button',
  { tags: ['pointer'] },
  async ({ userEvent }) => {
    const sheet = screen.getByRole('dialog', { name: 'Betslip' });
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.86);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(sheet).not.toHaveAttribute('open');
  },
);
Betslip.test('a tap on the page behind closes it', { tags: ['pointer'] }, async ({ userEvent }) => {
  const sheet = screen.getByRole('dialog', { name: 'Betslip' });
  await userEvent.click(screen.getByRole('heading', { name: 'Betslip' }));
  await expect(sheet).toHaveAttribute('open');
  // The backdrop belongs to the sheet.
  await userEvent.click(sheet);
  await expect(sheet).not.toHaveAttribute('open');
});
Betslip.test(
  'everything to press in the slip is at least 44 by 44, and focus starts on its title',
  async () => {
    await expect(smallTargets(document)).toEqual([]);
    await expect(screen.getByRole('heading', { name: 'Betslip' })).toHaveFocus();
  },
);

export const FromTheBar = meta.story({ render: () => <SlipInSheet isOpenAtFirst={false} /> });
FromTheBar.test(
  'the bar opens it and focus comes back to the bar (R2-25)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open slip' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog', { name: 'Betslip' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
  },
);
FromTheBar.test(
  'Enter opens it at its title, Tab goes to its head, its picks and the rest, Enter on Close gives focus back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Betslip' });
    await expect(screen.getByRole('heading', { name: 'Betslip' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Remove all' })).toHaveFocus();
    await userEvent.tab();
    const close = screen.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sheet).not.toHaveAttribute('open');
    await expect(canvas.getByRole('button', { name: 'Open slip' })).toHaveFocus();
  },
);
FromTheBar.test(
  'asked to close, as Escape asks, it closes and focus goes back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const sheet = screen.getByRole('dialog', { name: 'Betslip' });
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Open slip' })).toHaveFocus();
  },
);

const picks = (
  <ul>
    <SelectionRow selection={LEG} onRemove={() => undefined} />
    <SelectionRow selection={OTHER_LEG} onRemove={() => undefined} />
  </ul>
);
const clear = (
  <Button look="quiet" size="small">
    Remove all
  </Button>
);

export const States = meta.story({
  render: ({ onClose }) => (
    <InPage>
      <Specimens
        of={{
          'a title and what it holds': (
            <BottomSheet isOpen title="Betslip" onClose={onClose}>
              <EmptyState
                title="The betslip is empty."
                text="Tap the odds to add a pick."
                action={<Button look="secondary">Undo</Button>}
              />
            </BottomSheet>
          ),
          'a deed beside the title': (
            <BottomSheet isOpen title="Betslip" onClose={onClose} action={clear}>
              {picks}
            </BottomSheet>
          ),
          'a foot that stays while the rest scrolls': (
            <BottomSheet
              isOpen
              title="Betslip"
              onClose={onClose}
              action={clear}
              footer={
                <Button size="place" isWide>
                  Place bet, KES 49.00
                </Button>
              }
            >
              <div style={{ maxHeight: 120 }}>{picks}</div>
            </BottomSheet>
          ),
          'a long title': (
            <BottomSheet
              isOpen
              title="Betslip of the Mega Jackpot, 17 matches"
              onClose={onClose}
              action={clear}
            >
              {picks}
            </BottomSheet>
          ),
        }}
      />
    </InPage>
  ),
});
