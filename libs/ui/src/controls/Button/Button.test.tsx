import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button that says it is disabled does nothing, nor does it send its form', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" aria-disabled onClick={onClick}>
        Place
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
