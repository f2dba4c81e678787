import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { isOffline: true },
});

export const States = meta.story({
  render: () => (
    <Specimens
      of={{ offline: <OfflineNotice isOffline />, 'with a network': <OfflineNotice isOffline={false} /> }}
    />
  ),
});

const Comes = () => {
  const [isOffline, setOffline] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOffline(!isOffline)}>
        Network
      </Button>
      <OfflineNotice isOffline={isOffline} />
    </>
  );
};
export const GoesAndComes = meta.story({ render: () => <Comes /> });
GoesAndComes.test(
  'the status is there before its sentence, and after it (4.1.3)',
  async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await expect(status).toHaveTextContent('You are offline. Odds and balance may be old.');
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);
