import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import type { ScreenEntry } from '../components/read-screens.ts';
import { screens } from '../components/screens.ts';
import { storyHref } from '../docs/catalogue-links.ts';
import { drawingOf } from '../docs/picture-of.ts';
import { WHOLE_WIDTH } from './Prose.tsx';
import './pages.css';
import './screens-at-a-glance.css';

const KINDS = Object.entries(Object.groupBy(screens, ({ title }) => title.split('/')[0] ?? ''));

const nameOf = ({ title }: ScreenEntry): string => title.split('/').slice(1).join(' ');

interface SheetProps {
  readonly of: ScreenEntry;
  readonly theme: string;
}

/** One screen: each of its stories as it is approved. */
const Sheet = ({ of, theme }: SheetProps) => (
  <section>
    <h3>{nameOf(of)}</h3>
    <ul className="sheet">
      {of.stories.map(({ id, name }) => {
        const drawing = drawingOf(id, theme);
        return (
          <li key={id}>
            <a href={storyHref(id)} target="_top">
              <span className="drawing">
                {drawing === null ? <i>not approved yet</i> : <img src={drawing.src} alt="" loading="lazy" />}
              </span>
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  </section>
);

const AtAGlance = ({ theme = 'light' }: { readonly theme?: string }) => (
  <main className="catalogue-page" lang="en">
    <header>
      <h1>Screens at a glance</h1>
      <p className="lead">
        Every screen in every state as it is approved, at 360 px and drawn half as large: the drawings that a
        change is compared with. Each leads to the screen itself, full size and to use.
      </p>
    </header>
    {KINDS.map(([kind, entries = []]) => (
      <section key={kind}>
        <h2>{kind}</h2>
        {entries.map((entry) => (
          <Sheet key={entry.title} of={entry} theme={theme} />
        ))}
      </section>
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
  await expect(canvas.getByRole('link', { name: 'Price Moves While Open' })).toHaveAttribute(
    'href',
    './?path=/story/journeys-betting--price-moves-while-open',
  );
});
