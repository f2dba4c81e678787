import preview from '../../../.storybook/preview.tsx';
import { facts } from '../../facts/facts.ts';
import { docsHref } from '../../docs/catalogue-links.ts';
import { Marked } from '../../docs/Marked.tsx';
import { notesOf } from '../../docs/notes-of.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const leaving = facts.flatMap(({ name, page, screens }) => {
  const notes = notesOf(name);
  return notes?.status === 'deprecated' || notes?.status === 'phase-out'
    ? [{ name, page, screens, notes }]
    : [];
});

const DeprecatedPage = () => (
  <Prose title="Deprecated">
    <p>
      What is on its way out, what to take instead, and where it still stands. A phased-out component gets no
      new use; a deprecated one is removed when the last screen has let go of it.
    </p>
    {leaving.map(({ name, page, screens, notes }) => (
      <section key={name}>
        <h2>
          <a href={docsHref(page?.id ?? '')} target="_top">
            {name}
          </a>
        </h2>
        <ul>
          {notes.whenNot.map((line) => (
            <li key={line}>
              <Marked text={line} />
            </li>
          ))}
        </ul>
        <p>Still on: {screens.join(' · ') || 'no screen'}</p>
      </section>
    ))}
    {leaving.length === 0 && <p>Nothing is deprecated.</p>}
  </Prose>
);

const meta = preview.meta({ title: 'Resources/Deprecated', component: DeprecatedPage, globals: WHOLE_WIDTH });

export const Deprecated = meta.story({ name: 'Deprecated' });
