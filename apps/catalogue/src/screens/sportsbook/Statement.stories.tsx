import { breaksDown, sampleAnswer } from '@kipenga/api/testing/platform';
import { cents, instantFromMs, toMs } from '@kipenga/betting-core';
import { aVisitor, sees } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/Statement' };

const profile = aVisitor();
const at = '/transactions?view=statement&from=2026-11-01&to=2026-11-30';
const rows = sampleAnswer('getStatement');
const first = rows[0]!;

const many = Array.from({ length: 300 }, (_, nth) => ({
  ...first,
  at: instantFromMs(toMs(first.at) + nth * 1_000_000),
  balance: cents(first.balance * (nth + 1)),
}));

/** Every movement by its day, the newest first, with what the account held after it (D87). */
export const Ideal = scene({ at, profile }, async ({ canvas }) => {
  await sees(canvas, 'Tax on the win');
  await expect(canvas.getByRole('region', { name: '21/11 Saturday' })).toHaveTextContent('Game: net loss');
});

export const OtherDays = scene({ at, profile }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Choose days' }));
  await expect(canvas.getByLabelText('First day')).toHaveValue('2026-11-01');
});

export const VeryMany = scene({ at, profile, answers: { getStatement: many } }, async ({ canvas }) => {
  await sees(canvas, 'Balance KES 150,000.00');
});

export const Empty = scene({ at, profile, answers: { getStatement: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No money moved on these days.');
});

export const Failed = scene({ at, profile, answers: { getStatement: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'Your statement did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'Kodi ya ushindi');
});
