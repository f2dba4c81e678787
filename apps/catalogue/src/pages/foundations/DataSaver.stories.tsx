import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GAMES } from '@kipenga/ui/specimens/casino';
import { GameTile } from '@kipenga/ui';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';

const FACES = [
  ['usually', "'Kipenga Score'"],
  ['where data is saved', "'Kipenga Score Fallback', 'Roboto Variable'"],
] as const;

const LEFT_OUT = [
  ['The digits face', '6.4 KB. A narrowed face of the phone stands in, at the same width: nothing moves.'],
  ['Pictures of games', 'A tile keeps its own drawing.'],
  ['Movement', 'Nothing shimmers or slides, as with less motion.'],
] as const;

const WAITS = [
  [
    'For the first touch, key or scroll',
    'lists that nobody asked for yet, the rows after the first twenty, and the code they come by',
  ],
  ['For its own tap', 'the slip of an earlier visit, the login form, and every other late part'],
] as const;

const NEVER = [
  'the session, the slip and a tap',
  'a price on the page',
  'any call about money, and its repeating',
];

const DataSaverPage = () => (
  <Prose title="Data saver">
    <p>
      Data is bought by the megabyte. The usual visit is already a small one: words in the phone’s own font,
      the first prices drawn by the server, pictures drawn in code. A phone that asks for less gets less
      still.
    </p>
    <h2>When it is on</h2>
    <p>
      When the phone says so (<code>Save-Data</code>, or its own setting), or the network is of the second
      generation. Then the page is <code>data-saver=&quot;on&quot;</code> from before its first paint, and its
      foot says that it is, why, and what it leaves out. There is no switch: the phone has one for all sites,
      and a second one that disagrees would have to be explained. The toolbar of this catalogue has it for
      every page.
    </p>
    <h2>What it leaves out</h2>
    <div className="drawn">
      {FACES.map(([when, face]) => (
        <figure key={when}>
          <p style={{ font: 'var(--digits-jackpot)', fontFamily: face, fontVariantNumeric: 'tabular-nums' }}>
            2.35 3.10 2.95
          </p>
          <figcaption>Digits, {when}</figcaption>
        </figure>
      ))}
      {GAMES.slice(0, 1).map((game) => (
        <figure key={game.id}>
          <div style={{ width: 110 }}>
            <GameTile game={{ ...game, imageUrl: null }} />
          </div>
          <figcaption>A game keeps its drawing</figcaption>
        </figure>
      ))}
    </div>
    <dl>
      {LEFT_OUT.map(([what, how]) => (
        <div key={what}>
          <dt>
            <b>{what}</b>
          </dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
    <h2>What it lets wait</h2>
    <dl>
      {WAITS.map(([when, what]) => (
        <div key={when}>
          <dt>
            <b>{when}</b>
          </dt>
          <dd>{what}.</dd>
        </div>
      ))}
    </dl>
    <h2>What it never touches</h2>
    <ul>
      {NEVER.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
    <h2>What it means for a design</h2>
    <ul>
      <li>A screen must be whole before a picture arrives: words and numbers carry it.</li>
      <li>
        A component shows its bytes on its page. One that grows by more than a tenth fails a test until
        somebody says so.
      </li>
      <li>Waiting has a shape: rows where the content will be, never a turning wheel over a whole page.</li>
    </ul>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Data saver',
  component: DataSaverPage,
  globals: WHOLE_WIDTH,
});

export const DataSaver = meta.story({ name: 'Data saver' });
DataSaver.test('where data is saved no duration is left', async ({ canvas }) => {
  await expect(canvas.getByText('Movement')).toBeVisible();
  document.documentElement.dataset['saver'] = 'on';
  const time = getComputedStyle(document.documentElement).getPropertyValue('--t-sheet').trim();
  delete document.documentElement.dataset['saver'];
  await expect(time).toMatch(/^0m?s$/);
});
