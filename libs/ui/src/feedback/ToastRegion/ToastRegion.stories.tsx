import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { ToastRegion, type Toast } from './ToastRegion.tsx';

const undone = fn();
const CLEARED: Toast = {
  id: '1',
  text: 'Slip cleared',
  action: { label: 'Undo', onAction: undone },
};
const MOVED: Toast = { id: '2', text: '2 prices changed. Total odds 5.05' };
const LONG: Toast = {
  id: '3',
  text: 'Wolverhampton Wanderers v Brighton & Hove Albion has started and has left your slip. Total odds 2.35',
  action: { label: 'See the slip', onAction: undone },
};

const meta = preview.meta({
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: { toasts: [CLEARED, MOVED], onDismiss: fn() },
});

export const Messages = meta.story({
  render: (args) => (
    <div style={{ minHeight: 300 }}>
      <ToastRegion {...args} />
    </div>
  ),
});
Messages.test(
  'a tap on Undo takes it back, a tap on the cross dismisses that message',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body);
    await expect(args.onDismiss).toHaveBeenCalledWith('2');
  },
);

function Page({ toasts }: { readonly toasts: readonly Toast[] }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  return (
    <div style={{ minHeight: 300, padding: 16 }}>
      <Button onClick={() => setShown(toasts)}>Clear all</Button>
      <ToastRegion
        toasts={shown}
        onDismiss={(id) => setShown((all) => all.filter((toast) => toast.id !== id))}
      />
    </div>
  );
}
export const OnAPage = meta.story({ render: ({ toasts }) => <Page toasts={toasts} /> });
OnAPage.test(
  'the region is there before its first message (4.1.3)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(region).toHaveTextContent('Slip cleared');
  },
);
OnAPage.test(
  'a message takes no focus; Tab reaches it, and after each Dismiss focus goes on, at last back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: 'Clear all' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Slip cleared')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(clear).toHaveFocus();
  },
);

const WITHOUT_BARS: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--bar-height': '0px',
  '--nav-height': '0px',
  contain: 'layout',
};
/** The lower edge of a screen without bars, so that the region is placed as on a screen. */
const Edge = ({ height, children }: { readonly height: string; readonly children: ReactNode }) => (
  <div style={{ ...WITHOUT_BARS, height }}>{children}</div>
);
export const States = meta.story({
  render: ({ onDismiss }) => (
    <Specimens
      of={{
        'a message': (
          <Edge height="5rem">
            <ToastRegion toasts={[MOVED]} onDismiss={onDismiss} />
          </Edge>
        ),
        'a message with a deed': (
          <Edge height="5rem">
            <ToastRegion toasts={[CLEARED]} onDismiss={onDismiss} />
          </Edge>
        ),
        'two at once, the newest below': (
          <Edge height="8.5rem">
            <ToastRegion toasts={[CLEARED, MOVED]} onDismiss={onDismiss} />
          </Edge>
        ),
        'a long message': (
          <Edge height="10rem">
            <ToastRegion toasts={[LONG]} onDismiss={onDismiss} />
          </Edge>
        ),
      }}
    />
  ),
});
States.test('a deed stands beside words that fit on its line, else below them', async ({ canvas }) => {
  const isBeside = (text: string, deed: HTMLElement | undefined) => {
    const [words] = canvas.getAllByText(text);
    const top = deed?.getBoundingClientRect().top ?? 0;
    return top < (words?.getBoundingClientRect().bottom ?? 0);
  };
  await expect(isBeside('Slip cleared', canvas.getAllByRole('button', { name: 'Undo' })[0])).toBe(true);
  await expect(isBeside(LONG.text, canvas.getByRole('button', { name: 'See the slip' }))).toBe(false);
});
