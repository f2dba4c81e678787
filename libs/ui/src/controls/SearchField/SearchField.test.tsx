import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { SearchField } from './SearchField.tsx';

test('what was typed into the served page before the app took it over is searched for (R5-23)', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const field = (
    <WithWords>
      <SearchField value="" onChange={onChange} />
    </WithWords>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(field);
  const input = page.querySelector('input');
  if (input === null) throw new Error('the page has no search box');
  input.value = 'Gor Mahia';
  await act(async () => {
    hydrateRoot(page, field);
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Gor Mahia');
  page.remove();
});

test('emptying it leaves the focus in the box: the pressed cross goes away (2.4.3)', () => {
  const box = (value: string) => (
    <WithWords>
      <SearchField value={value} onChange={() => rerender(box(''))} />
    </WithWords>
  );
  const { rerender } = render(box('Gor'));
  const cross = screen.getByRole('button', { name: 'Clear the search' });
  cross.focus();
  fireEvent.click(cross);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
