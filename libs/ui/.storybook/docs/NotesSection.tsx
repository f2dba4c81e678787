import type { ComponentNotes } from '../notes.ts';
import { Marked } from './Marked.tsx';

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] | undefined }) =>
  items === undefined || items.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </ul>
    </section>
  );

/** When to use a component and when not, as its notes say. */
export const UseNotes = ({ notes }: { readonly notes: ComponentNotes }) => (
  <>
    <div className="two-columns">
      <List title="When to use" items={notes.when} />
      <List title="When not" items={notes.whenNot} />
    </div>
    {notes.doDont.length > 0 && (
      <section>
        <h3>Do and don’t</h3>
        {notes.doDont.map((pair) => (
          <div className="two-columns" key={pair.do}>
            <p className="do">
              <b>Do</b> <Marked text={pair.do} />
            </p>
            <p className="dont">
              <b>Don’t</b> <Marked text={pair.dont} />
            </p>
          </div>
        ))}
      </section>
    )}
    <List title="Words" items={notes.content} />
    <List title="Anatomy" items={notes.anatomy} />
  </>
);

/** Name, keys, announcements and criteria, as its notes say. */
export const AccessibilityNotesSection = ({ notes }: { readonly notes: ComponentNotes }) => {
  const { name, keys, announcements, wcag, tested } = notes.accessibility;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Name and role', [name]],
    ['Keys', keys.length > 0 ? keys : ['Takes no focus.']],
    ['Announcements', announcements.length > 0 ? announcements : ['Silent.']],
    ['WCAG 2.2', wcag],
    ['Tested', tested ?? ['axe at error on every story']],
  ];
  return (
    <section>
      <h3>Accessibility</h3>
      <dl className="facts">
        {rows.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            {said.map((line) => (
              <dd key={line}>
                <Marked text={line} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
};

/** What changed and what is not known yet. */
export const HistoryNotes = ({ notes }: { readonly notes: ComponentNotes }) => (
  <>
    <List title="Changes" items={notes.changes?.map(({ on, what }) => `${on}: ${what}`)} />
    <List title="Open questions" items={notes.open} />
  </>
);
