import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { GOALS } from './goals.ts';

const WORDS = { yes: 'Holds', partly: 'In part', no: 'Not yet' } as const;

const GoalsPage = () => (
  <Prose title="Goals and checks">
    <p>
      What this catalogue wants to be, how far it is, and what shows it. A goal without a check is not held.
    </p>
    <ol>
      {GOALS.map(({ number, goal, holds, by }) => (
        <li key={number}>
          <b>{goal}.</b> <i>{WORDS[holds]}:</i> {by}.
        </li>
      ))}
    </ol>
  </Prose>
);

const meta = preview.meta({
  title: 'Resources/Goals and checks',
  component: GoalsPage,
  globals: WHOLE_WIDTH,
});

export const Goals = meta.story({ name: 'Goals and checks' });
Goals.test('all eighteen are told', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(18);
});
