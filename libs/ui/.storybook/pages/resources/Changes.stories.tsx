import preview from '../../preview.tsx';
import { facts } from '../../components/facts.ts';
import { docsHref } from '../../docs/catalogue-links.ts';
import { Marked } from '../../docs/Marked.tsx';
import { notesOf } from '../../docs/notes-of.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const changes = facts
  .flatMap(({ name, page }) =>
    (notesOf(name)?.changes ?? []).map(({ on, what }) => ({ on, what, name, id: page?.id ?? '' })),
  )
  .sort((a, b) => b.on.localeCompare(a.on));

const WhatsNew = () => (
  <Prose title="What’s new">
    <p>From the notes of the components, newest first. Who changes what a customer sees adds a line there.</p>
    {Object.entries(Object.groupBy(changes, ({ on }) => on)).map(([day, lines = []]) => (
      <section key={day}>
        <h2>{day}</h2>
        <ul>
          {lines.map(({ name, what, id }) => (
            <li key={`${name} ${what}`}>
              <a href={docsHref(id)} target="_top">
                {name}
              </a>
              : <Marked text={what} />
            </li>
          ))}
        </ul>
      </section>
    ))}
    {changes.length === 0 && <p>Nothing noted yet.</p>}
  </Prose>
);

const meta = preview.meta({ title: 'Resources/What’s new', component: WhatsNew, globals: WHOLE_WIDTH });

export const New = meta.story({ name: 'What’s new' });
