import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { facts } from '../facts/facts.ts';
import type { ComponentFacts } from '../facts/components-plugin.ts';
import { docsHref } from '../docs/catalogue-links.ts';
import { ComponentStatusTag } from '../docs/ComponentStatusTag.tsx';
import { JumpButton } from '../docs/JumpButton.tsx';
import { notesOf } from '../docs/notes-of.ts';
import { drawingOf } from '../docs/picture-of.ts';
import { Whistle } from '@kipenga/ui';
import { WHOLE_WIDTH } from './Prose.tsx';
import './pages.css';
import './all-components.css';

const groupOf = ({ page }: ComponentFacts): string => page?.title.split('/')[0] ?? 'Others';

const GROUPS = Object.entries(Object.groupBy(facts, groupOf));

/** Largest height of a picture in a card, in CSS pixels. */
const TALLEST = 180;

const Thumb = ({ of, theme }: { readonly of: ComponentFacts; readonly theme: string }) => {
  const picture = drawingOf(of.stories[0] ?? '', theme);
  return (
    <span className="thumb">
      {picture === null ? (
        <Whistle size="3rem" />
      ) : (
        <i style={{ aspectRatio: `360 / ${Math.min(picture.height, TALLEST)}` }}>
          <img src={picture.src} alt="" loading="lazy" />
        </i>
      )}
    </span>
  );
};

const Card = ({ of, theme }: { readonly of: ComponentFacts; readonly theme: string }) => (
  <li>
    <a href={docsHref(of.page?.id ?? '')} target="_top">
      <Thumb of={of} theme={theme} />
      <span className="about">
        <span>
          <b>{of.name}</b>
          <ComponentStatusTag status={notesOf(of.name)?.status ?? null} />
        </span>
        <small>{notesOf(of.name)?.summary ?? ''}</small>
        <small>
          {of.bytes === null ? 'not measured yet' : `${of.bytes.toLocaleString('en')} bytes`}
          {' · '}
          {of.screens.length > 2
            ? `on ${of.screens.length} screens`
            : of.screens.join(' · ') || 'on no screen yet'}
        </small>
      </span>
    </a>
  </li>
);

const AllComponentsPage = ({ theme = 'light' }: { readonly theme?: string }) => (
  <main className="catalogue-page" lang="en">
    <header>
      <h1>All components</h1>
      <p className="lead">
        {facts.length} parts, as they are approved. Bytes are what each adds to a visit, script and style,
        compressed; screens are found by following the imports.
      </p>
      <nav aria-label="Groups" className="groups">
        {GROUPS.map(([name]) => (
          <JumpButton key={name} to={`group-${name}`}>
            {name}
          </JumpButton>
        ))}
      </nav>
    </header>
    {GROUPS.map(([name, components = []]) => (
      <section key={name} id={`group-${name}`}>
        <h2>{name}</h2>
        <ul className="gallery">
          {components.map((component) => (
            <Card key={component.name} of={component} theme={theme === 'light' ? 'light' : 'dark'} />
          ))}
        </ul>
      </section>
    ))}
  </main>
);

const meta = preview.meta({
  title: 'Components/All components',
  component: AllComponentsPage,
  globals: WHOLE_WIDTH,
  render: (_, { globals }) => <AllComponentsPage theme={String(globals['theme'])} />,
});

export const AllComponents = meta.story({ name: 'All components' });
AllComponents.test(
  'every component is there once, with its status, its cost and its use',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(facts.length);
    const card = canvas.getByRole('link', { name: /^OddsButton/ });
    await expect(card).toHaveTextContent(/Ready.*\d bytes.*on \d+ screens/);
    await expect(card).toHaveAttribute(
      'href',
      expect.stringContaining('components-betting-oddsbutton--docs'),
    );
  },
);
