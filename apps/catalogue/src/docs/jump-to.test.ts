import { expect, test, vi } from 'vitest';
import { jumpTo } from './jump-to.ts';

test('the focus goes along to the section that is shown (2.4.3)', () => {
  const section = document.createElement('section');
  section.id = 'tests';
  const scroll = vi.fn();
  section.scrollIntoView = scroll;
  document.body.append(section);
  jumpTo('tests');
  expect(scroll).toHaveBeenCalledOnce();
  expect(section).toHaveFocus();
});
