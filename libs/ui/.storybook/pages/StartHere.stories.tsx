import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { WHOLE_WIDTH } from './Prose.tsx';
import { Banner, Logo } from '../../src/index.ts';

const StartHere = () => (
  <>
    <Banner
      title="Chalk on murram"
      text="The catalogue of Kipenga: what every part looks like, how it behaves, and how it is tested."
    />
    <div className="prose">
      <h1>Start here</h1>
      <p>
        <Logo />
      </p>
      <p>
        A neighbourhood pitch in Kenya is not green. It is red laterite, <i lang="sw">murram</i>, with lines
        of whitewash, <i lang="sw">chokaa</i>. A whistle, <i lang="sw">kipenga</i>, starts and stops
        everything on it. Hence red earth, chalk lines, ink, and scoreboard digits; and light by default,
        because the page is read in sunlight on cheap screens.
      </p>

      <h2>How to read it</h2>
      <ul>
        <li>
          The toolbar changes theme, language, brand, text size, motion and contrast of every page. Widths:
          320, 360, 768.
        </li>
        <li>
          “States” stories put all states of a part side by side. A test fails when an exported component has
          no story.
        </li>
        <li>
          Indented stories are interaction tests: they run here, and in <code>npm test</code>, in a real
          browser, with axe at error.
        </li>
        <li>The pages under Rules are reckoned by the product’s own rules; nothing on them is typed in.</li>
      </ul>

      <h2>The three marks</h2>
      <ul>
        <li>
          <b>The chalk line</b>: two pixels of ink under the header and over a sheet.
        </li>
        <li>
          <b>The corner arc</b>: a quarter circle in the jackpot card’s corner, inside its chalk frame.
        </li>
        <li>
          <b>The D</b>: the penalty arc on the slip bar, holding the count.
        </li>
      </ul>
      <p>
        And one corner: whatever is picked loses its bottom left rounding, the mouthpiece of the whistle. No
        fourth mark.
      </p>

      <h2>What we do not do</h2>
      <ul>
        <li>Neon, glow, gradients on controls, confetti, countdowns, carousels that move by themselves.</li>
        <li>Red for a lost bet. Red is for errors and falling prices; a lost bet is neutral.</li>
        <li>
          A larger stake than the customer typed, a hidden way out, a withdrawal with more steps than a
          deposit.
        </li>
        <li>Text in pictures, text under 12 px, colour as the only sign, emoji as icons.</li>
      </ul>

      <h2>To change something</h2>
      <ol>
        <li>
          A colour, a size, a duration: in <code>src/tokens</code>, never in a component. The contrast of
          every pair is tested in every theme.
        </li>
        <li>
          A word: in <code>src/words/en.json</code> and <code>sw.json</code>. Words of the specification are
          tested to the letter.
        </li>
        <li>
          A part: its folder holds the component, its stylesheet and its stories. Props in, events out; it
          knows no store, no router, no server.
        </li>
      </ol>
    </div>
  </>
);

const meta = preview.meta({ title: 'Start here/Welcome', component: StartHere, globals: WHOLE_WIDTH });

export const Welcome = meta.story();
Welcome.test('one heading of the first level, nothing wider than the screen', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
