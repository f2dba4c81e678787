import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { LEG, OTHER_LEG } from '../../testing/specimens.ts';
import { WithWords } from '../../testing/WithWords.tsx';
import { SelectionRow } from './SelectionRow.tsx';

function Slip() {
  const [legs, setLegs] = useState([LEG, OTHER_LEG]);
  return (
    <WithWords>
      <BottomSheet isOpen title="Betslip" onClose={() => undefined}>
        <ul>
          {legs.map((leg) => (
            <SelectionRow
              key={leg.matchId}
              selection={leg}
              onRemove={(matchId) => setLegs(legs.filter((one) => one.matchId !== matchId))}
            />
          ))}
        </ul>
      </BottomSheet>
    </WithWords>
  );
}
const crosses = () => screen.getAllByRole('button', { name: /^Remove/ });
const press = (button: HTMLElement | undefined) => {
  button?.focus();
  if (button) fireEvent.click(button);
};

test.each([0, 1])(
  'taking leg %i off leaves the focus on the cross beside it, and after the last on the title (2.4.3)',
  (first) => {
    render(<Slip />);
    press(crosses()[first]);
    expect(crosses()).toHaveLength(1);
    expect(crosses()[0]).toHaveFocus();
    press(crosses()[0]);
    expect(screen.getByRole('heading', { name: 'Betslip' })).toHaveFocus();
  },
);
