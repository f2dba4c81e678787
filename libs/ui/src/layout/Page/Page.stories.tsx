import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Layout/Page',
  component: Page,
  args: { children: <p className="specimens">Matches stand here, from edge to edge.</p> },
});

export const OnAPhone = meta.story();
OnAPhone.test('it takes the whole width of a telephone', async ({ canvas, canvasElement }) => {
  const column = canvas.getByText(/^Matches/).parentElement;
  await expect(column?.offsetWidth).toBe(canvasElement.offsetWidth);
});
OnAPhone.test('on a wide screen it is 768 px in the middle (R2-28)', async ({ canvas, canvasElement }) => {
  const column = canvas.getByText(/^Matches/).parentElement;
  canvasElement.style.width = '1000px';
  try {
    await expect(column?.offsetWidth).toBe(768);
    await expect(column?.offsetLeft).toBe(116);
  } finally {
    canvasElement.style.width = ''; // the next story stands in it too
  }
});
OnAPhone.test('it is no landmark of its own: its children are', async ({ canvas }) => {
  await expect(canvas.queryByRole('main')).toBeNull();
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** A page has no visible edge, so the story draws one. */
const Edge = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ outline: '1px dashed var(--control)' }}>{children}</div>
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'little in it: at least 60 % of the screen': (
          <Edge>
            <Page {...args} />
          </Edge>
        ),
        'more in it: as high as what it holds': (
          <Edge>
            <Page>
              {['Gor Mahia', 'AFC Leopards', 'Tusker', 'Bandari', 'Shabana', 'Sofapaka'].map((team) => (
                <p key={team} className="specimens" style={{ minHeight: 96 }}>
                  {team}
                </p>
              ))}
            </Page>
          </Edge>
        ),
      }}
    />
  ),
});
