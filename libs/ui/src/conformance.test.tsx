import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { expect, test } from 'vitest';
import * as icons from './icons/icons.ts';
import * as kit from './index.ts';
import { describeConformance } from './testing/describe-conformance.tsx';
import { BETTING } from './testing/in-use/betting.tsx';
import { CONTROLS } from './testing/in-use/controls.tsx';
import { FEEDBACK } from './testing/in-use/feedback.tsx';
import { FRAME } from './testing/in-use/frame.tsx';
import { GAMES_IN_USE } from './testing/in-use/games.tsx';

type Kit = Omit<typeof kit, keyof typeof icons>;
/** Names of the components the kit exports. A new component that is not used in this file does not compile. */
type ComponentName = {
  [Name in keyof Kit]: Kit[Name] extends ComponentType<never>
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never;
}[keyof Kit];
/** Components that also take the properties of an HTML element and must pass them on. */
type ForwardingName = {
  [Name in ComponentName]: 'className' extends keyof ComponentProps<
    Kit[Name] extends ComponentType<infer Props> ? ComponentType<Props> : never
  >
    ? Name
    : never;
}[ComponentName];

const IN_USE: Readonly<Record<ComponentName, ReactElement>> = {
  ...CONTROLS,
  ...FEEDBACK,
  ...FRAME,
  ...BETTING,
  ...GAMES_IN_USE,
};
const FORWARDS: Readonly<Record<ForwardingName, true>> = {
  UiLink: true,
  Icon: true,
  Button: true,
  ButtonLink: true,
  IconButton: true,
  TextField: true,
  PhoneField: true,
  PasswordField: true,
  CodeField: true,
  Checkbox: true,
  CopyButton: true,
};

const ICONS = Object.fromEntries(
  Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} title={name} />]),
);

describeConformance(IN_USE, FORWARDS);
describeConformance(ICONS, Object.fromEntries(Object.keys(ICONS).map((name) => [name, true as const])));

test('every component the kit exports is under conformance', () => {
  const exported = Object.entries(kit)
    .filter(([name]) => /^[A-Z][a-z]/.test(name) && !(name in icons))
    .map(([name]) => name);
  expect(Object.keys(IN_USE).sort()).toEqual(exported.sort());
});
