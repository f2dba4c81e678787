import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SlipBar } from '../../betting/SlipBar/SlipBar.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { REPEATED_LANDMARKS } from '../repeated-landmarks.ts';
import { BottomDock } from './BottomDock.tsx';

const navigation = (
  <BottomNav
    current="home"
    hrefs={{ home: '#/', sports: '#/sports', virtuals: '#/virtuals', account: '#/account' }}
  />
);

const meta = preview.meta({
  title: 'Frame/BottomDock',
  component: BottomDock,
  args: {
    children: (
      <>
        <SlipBar count={2} totalOdds="5.05" onOpen={() => undefined} />
        {navigation}
      </>
    ),
  },
});

export const UnderALongPage = meta.story({
  render: (args) => (
    <>
      <main style={{ minHeight: 1400, padding: 16 }}>
        <h1>A page longer than the screen</h1>
      </main>
      <BottomDock {...args} />
    </>
  ),
});
UnderALongPage.test(
  'it stays at the lower edge, the slip bar above the navigation',
  async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(nav.bottom).toBe(window.innerHeight);
    await expect(canvas.getByRole('region').getBoundingClientRect().bottom).toBe(nav.top);
    canvasElement.ownerDocument.documentElement.scrollTop = 300;
    await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBe(window.innerHeight);
    canvasElement.ownerDocument.documentElement.scrollTop = 0;
  },
);

/** A page above the dock, for the arc that rises above its edge. */
const inItsPlace = (dock: ReactNode) => <div style={{ paddingTop: 24 }}>{dock}</div>;
export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: (args) => (
    <Specimens
      of={{
        'the navigation alone': inItsPlace(<BottomDock>{navigation}</BottomDock>),
        'a slip bar above it': inItsPlace(<BottomDock {...args} />),
        'the slip bar of a jackpot': inItsPlace(
          <BottomDock>
            <SlipBar count={3} note="3 of 17 picked" onOpen={() => undefined} />
            {navigation}
          </BottomDock>,
        ),
      }}
    />
  ),
});
