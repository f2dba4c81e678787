import preview from '../../preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const ResponsiblePage = () => (
  <Prose title="Responsible play">
    <p>Play costs money, and the page says so in the same voice as everything else.</p>
    <ul>
      <li>18+ stands in the footer and on every jackpot.</li>
      <li>Withdraw has the weight and the number of steps of Deposit. Limits and breaks are as near.</li>
      <li>
        What a bet costs is said before it is placed, in shillings: tax, a win below the stake, a stake beyond
        the cap.
      </li>
      <li>A lost bet is neutral ink, not red: it is no error, and nothing to win back at once.</li>
      <li>Nothing flashes, counts down or celebrates. No stake is filled in above the last one.</li>
      <li>A break cannot be cut short; a lower limit works at once, a higher one only after a wait.</li>
    </ul>
    <h2>Ask of every design</h2>
    <ol>
      <li>Would a customer who has lost today understand this sentence as an invitation?</li>
      <li>Is the way out as large as the way in?</li>
      <li>Does anything move, glow or count because money does?</li>
    </ol>
    <p>
      One wrong answer is a stop. See <b>Patterns, Age gate and responsible play</b> for how it looks at work.
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Responsible play',
  component: ResponsiblePage,
  globals: WHOLE_WIDTH,
});

export const ResponsiblePlay = meta.story({ name: 'Responsible play' });
