import preview from '../../preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const RULES = [
  ['Words', 'are set in the phone’s own font: nothing to download'],
  [
    'Digits',
    'are one face of 6.4 KB, and optional: a price does not wait for it, a narrowed face of the phone stands in',
  ],
  ['The first view', 'comes drawn from the server: matches and prices are there before any script'],
  [
    'Pictures',
    'are drawn in code; a game tile paints its own look first and keeps it when its picture never comes',
  ],
  ['Late parts', 'such as the slip, forms and sheets are files of their own, fetched when they are near'],
  ['Motion', 'is four short durations, none of which loads anything'],
] as const;

const DataSaverPage = () => (
  <Prose title="Data saver">
    <p>
      Data is bought by the megabyte. There is no switch for saving it: the usual visit already is the saving
      one.
    </p>
    <dl>
      {RULES.map(([what, rule]) => (
        <div key={what}>
          <dt>
            <b>{what}</b>
          </dt>
          <dd>{rule}.</dd>
        </div>
      ))}
    </dl>
    <h2>What it means for a design</h2>
    <ul>
      <li>A screen must be whole before a picture arrives: words and numbers carry it.</li>
      <li>
        A component shows its bytes on its page. One that grows by more than a tenth fails a test until
        somebody says so.
      </li>
      <li>
        Waiting has a shape: shimmer where the content will be, never a turning wheel over a whole page.
      </li>
    </ul>
    <h2>Not done</h2>
    <p>
      A phone that asks for less (<code>Save-Data</code>) is not treated otherwise yet: it could be spared the
      late parts until they are opened.
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Data saver',
  component: DataSaverPage,
  globals: WHOLE_WIDTH,
});

export const DataSaver = meta.story({ name: 'Data saver' });
