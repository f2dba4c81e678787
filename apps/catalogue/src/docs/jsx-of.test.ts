import { expect, test } from 'vitest';
import { jsxOf } from './jsx-of.ts';

test('a component is written with what is set of its props, and what has no text goes by the name of its prop', () => {
  const props = {
    label: '1',
    odds: 1_850,
    isPicked: true,
    isLocked: false,
    name: 'say "now"',
    onPick: () => {},
    hint: undefined,
  };
  expect(jsxOf('OddsButton', props)).toBe(
    String.raw`<OddsButton label="1" odds={1850} isPicked isLocked={false} name={"say \"now\""} onPick={onPick} />`,
  );
  expect(jsxOf('Button', { children: 'Place bet', look: 'primary' })).toBe(
    '<Button look="primary">Place bet</Button>',
  );
  expect(
    jsxOf('Dialog', { actions: { $$typeof: 'element' }, items: [{ icon: { $$typeof: 'element' } }] }),
  ).toBe('<Dialog actions={actions} items={items} />');
});

test('what JSX would read otherwise stands in braces', () => {
  expect(jsxOf('UiLink', { title: 'Terms &amp; {Privacy}', children: 'Terms & Privacy' })).toBe(
    '<UiLink title={"Terms &amp; {Privacy}"}>{"Terms & Privacy"}</UiLink>',
  );
  expect(jsxOf('Button', { children: 'Pay {amount} > 1' })).toBe('<Button>{"Pay {amount} > 1"}</Button>');
});
