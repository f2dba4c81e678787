import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { changes } from './changes.ts';
import { WHOLE_WIDTH } from './Prose.tsx';
import './pages.css';

const WhatsNew = () => (
  <main className="catalogue-page" lang="en">
    <header>
      <h1>What’s new</h1>
      <p className="lead">
        What a customer sees differently, newest first. The lines are from the notes of the components.
      </p>
    </header>
    {Object.entries(Object.groupBy(changes, ({ on }) => on)).map(([day, lines = []]) => (
      <section key={day}>
        <h2>{day}</h2>
        <ChangeLines of={lines} />
      </section>
    ))}
  </main>
);

const meta = preview.meta({ title: 'Start here/What’s new', component: WhatsNew, globals: WHOLE_WIDTH });

export const New = meta.story({ name: 'What’s new' });
New.test('the newest day stands first', async ({ canvas }) => {
  const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(days).toEqual(days.toSorted().toReversed());
});
