import { render } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WithWords } from './WithWords.tsx';

/** Elements that can be pressed, typed into or followed. */
const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=button], [role=tab], [role=radio]';

/** Signs of a missing text: a word id or a placeholder that was not replaced. */
const UNSPOKEN = /\bui\.[a-z]+\.[a-zA-Z.]+|\{[a-zA-Z]+\}|\bundefined\b|\bNaN\b|\[object /;

const LANGUAGES = ['en', 'sw'] as const;

/** All text of an element that is read: its content and the names in its attributes. */
const textOf = (root: Element): string =>
  [
    root.textContent,
    ...[...root.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name)),
    ),
  ].join(' | ');

/** Renders as on a server, without the browser's globals. */
function onServer(part: ReactElement): string {
  for (const name of ['window', 'document', 'navigator', 'localStorage', 'matchMedia', 'HTMLElement'])
    vi.stubGlobal(name, undefined);
  try {
    return renderToString(part);
  } finally {
    vi.unstubAllGlobals();
  }
}

/**
 * Tests every component in its usual use. It renders on a server and hydrates, in both languages, without console output, and twice
 * on one page; everything that can be pressed has a name. Components listed in `forwards` put the id, class and data attributes
 * they are given on one element.
 */
export function describeConformance(
  uses: Readonly<Record<string, ReactElement>>,
  forwards: Readonly<Record<string, true>>,
): void {
  describe.each(Object.entries(uses))('%s', (_, used) => {
    const complaints = vi.fn();
    beforeEach(() => {
      complaints.mockReset();
      vi.spyOn(console, 'error').mockImplementation(complaints);
      vi.spyOn(console, 'warn').mockImplementation(complaints);
    });
    afterEach(() => {
      vi.restoreAllMocks();
      document.body.replaceChildren();
    });

    test.each(LANGUAGES)('a server draws it, and a browser takes it over as it is (%s)', (locale) => {
      const page = <WithWords locale={locale}>{used}</WithWords>;
      const container = document.createElement('div');
      container.innerHTML = onServer(page);
      document.body.append(container);
      render(page, { container, hydrate: true });
      expect(complaints.mock.calls).toEqual([]);
      expect(textOf(document.body)).not.toMatch(UNSPOKEN);
    });

    test('twice on one page no id is there twice, and no name points nowhere', () => {
      render(
        <WithWords>
          {used}
          {used}
        </WithWords>,
      );
      const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
      expect(ids).toEqual([...new Set(ids)]);
      const pointed = [...document.querySelectorAll('[aria-labelledby], [aria-describedby], label[for]')]
        .flatMap((one) => ['aria-labelledby', 'aria-describedby', 'for'].map((at) => one.getAttribute(at)))
        .flatMap((value) => value?.split(' ') ?? []);
      expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test('whatever can be pressed has a name', () => {
      const { container } = render(<WithWords>{used}</WithWords>);
      for (const target of container.querySelectorAll(INTERACTIVE))
        if (target.closest('[aria-hidden=true]') === null) expect(target).toHaveAccessibleName();
      expect(complaints.mock.calls).toEqual([]);
    });
  });

  test.each(Object.entries(uses).filter(([name]) => name in forwards))(
    '%s hands on id, class and data',
    (_, used) => {
      const own = { id: 'given', className: 'given', 'data-given': 'yes' };
      const { container } = render(<WithWords>{cloneElement(used, own)}</WithWords>);
      const target = container.querySelector('#given');
      expect(target).toHaveClass('given');
      expect(target).toHaveAttribute('data-given', 'yes');
    },
  );
}
