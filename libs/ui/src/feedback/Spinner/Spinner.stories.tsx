import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Spinner } from './Spinner.tsx';

const beside = { display: 'flex', alignItems: 'center', gap: 8 } as const;

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
});

export const BesideWords = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => (
    <p style={beside} role="status">
      <Spinner {...args} /> Checking your bet…
    </p>
  ),
});
BesideWords.test('the words are what is said, not the arc (1.1.1)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Checking your bet…$/);
  await expect(canvas.queryByRole('img')).toBeNull();
});
BesideWords.test('it is as large and as dark as the words it stands beside', async ({ canvasElement }) => {
  const arc = canvasElement.querySelector('svg');
  await expect(arc?.getBoundingClientRect().width).toBe(18);
  await expect(getComputedStyle(arc ?? document.body).stroke).toBe(
    getComputedStyle(arc?.parentElement ?? document.body).color,
  );
});

export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        usual: <Spinner />,
        large: <Spinner size="2rem" />,
        'beside words': (
          <p style={beside}>
            <Spinner /> Checking your bet…
          </p>
        ),
        'in a button': (
          <div>
            <Button isBusy>Place bet, KES 49.00</Button>
          </div>
        ),
        'in a quiet button': (
          <div>
            <Button look="secondary" isBusy>
              Retry
            </Button>
          </div>
        ),
      }}
    />
  ),
});
