import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('the region for the error is in the page before there is one, so that the first is heard (4.1.3)', () => {
  const { rerender, container } = render(<TextField label="Code" />);
  const region = container.querySelector('[aria-live]');
  expect(region).toBeEmptyDOMElement();
  expect(region).toHaveClass('visually-hidden');
  rerender(<TextField label="Code" error="This code is not right" />);
  expect(container.querySelector('[aria-live]')).toBe(region);
  expect(region).not.toHaveClass('visually-hidden');
  expect(region).toHaveTextContent('This code is not right');
});

test('what is printed before the text is part of the description', () => {
  render(<TextField label="Stake" prefix="KES" hint="At least 20" />);
  expect(screen.getByLabelText('Stake')).toHaveAccessibleDescription('KES At least 20');
});
