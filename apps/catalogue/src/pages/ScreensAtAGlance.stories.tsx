import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ScreenEntry } from '../facts/read-screens.ts';
import { screens } from '../facts/screens.ts';
import { storyHref } from '../docs/catalogue-links.ts';
import { Marked } from '../docs/Marked.tsx';
import { drawingOf, pictureOf } from '../docs/picture-of.ts';
import { States } from '../docs/States.tsx';
import { partsOf } from '../docs/UsedOn.tsx';
import { drawnBy } from '../facts/drawn-by.ts';
import { WHOLE_WIDTH } from './Prose.tsx';
import './pages.css';
import './screens-at-a-glance.css';

const nameOf = ({ title }: ScreenEntry): string => title.split('/').slice(1).join(' ');

interface SheetProps {
  readonly of: ScreenEntry;
  readonly theme: string;
}

/** "as Home, Failed" where another story's drawing shows this one. */
function standInFor(storyId: string): string | null {
  const drawn = drawnBy(storyId);
  if (drawn === storyId) return null;
  const entry = screens.find(({ stories }) => stories.some(({ id }) => id === drawn));
  const name = entry?.stories.find(({ id }) => id === drawn)?.name;
  return entry === undefined ? null : `as ${nameOf(entry)}, ${name}`;
}

const Drawing = ({ storyId, theme }: { readonly storyId: string; readonly theme: string }) => {
  const drawing = drawingOf(storyId, theme);
  return (
    <span className="drawing">
      {drawing === null ? <i>not approved yet</i> : <img src={drawing.src} alt="" loading="lazy" />}
    </span>
  );
};

/** One state of a screen, to use here, in both themes where somebody asks for it. */
const Compared = ({ of }: { readonly of: ScreenEntry }) => {
  const [storyId, setStoryId] = useState('');
  return (
    <div>
      <label>
        Use one here:{' '}
        <select value={storyId} onChange={(event) => setStoryId(event.currentTarget.value)}>
          <option value="">none</option>
          {of.stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {storyId !== '' && (
        <States key={storyId} of={nameOf(of)} storyId={storyId} handled={undefined} globals="theme:light" />
      )}
    </div>
  );
};

/** Screens of the casino have a theme of their own and no other. */
const hasThemes = ({ stories }: ScreenEntry): boolean =>
  stories.every(({ id }) => pictureOf(drawnBy(id), 'casino') === null);

/** One screen: the approved pictures of its stories. */
const Sheet = ({ of, theme }: SheetProps) => (
  <section>
    <h2>{nameOf(of)}</h2>
    <p>
      Made of: <Marked text={partsOf(of).join(' · ')} />
    </p>
    {hasThemes(of) && <Compared of={of} />}
    <ul className="sheet">
      {of.stories.map(({ id, name }) => (
        <li key={id}>
          <a href={storyHref(id)} target="_top">
            <Drawing storyId={id} theme={theme} />
            {name}
          </a>
          {standInFor(id) !== null && <small>{standInFor(id)}</small>}
        </li>
      ))}
    </ul>
  </section>
);

const AtAGlance = ({ theme = 'light' }: { readonly theme?: string }) => (
  <main className="catalogue-page" lang="en">
    <header>
      <h1>Screens at a glance</h1>
      <p className="lead">
        Every screen in every state as it is approved, at 360 px and drawn half as large: the drawings that a
        change is compared with. A state that looks like another is drawn once. Each leads to the screen
        itself, full size and to use.
      </p>
    </header>
    {screens.map((entry) => (
      <Sheet key={entry.title} of={entry} theme={theme} />
    ))}
  </main>
);

const meta = preview.meta({
  title: 'Screens/At a glance',
  component: AtAGlance,
  globals: WHOLE_WIDTH,
  render: (_, { globals }) => <AtAGlance theme={String(globals['theme'])} />,
});

export const ScreensAtAGlance = meta.story({ name: 'At a glance' });
ScreensAtAGlance.test('every story of a screen is there once and leads to it', async ({ canvas }) => {
  const stories = screens.flatMap((entry) => entry.stories);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(stories.length);
  await expect(canvas.queryAllByText('not approved yet')).toEqual([]);
  await expect(canvas.getByRole('link', { name: 'Price Down' })).toHaveAttribute(
    'href',
    './?path=/story/screens-betslip--price-down',
  );
});
