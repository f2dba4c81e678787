import preview from '../../../.storybook/preview.tsx';
import { storyHref } from '../../docs/catalogue-links.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const PrinciplesPage = () => (
  <Prose title="Principles">
    <p>
      Six sentences decide what the rest of the catalogue looks like. Where two of them pull, the upper one
      wins.
    </p>
    <ol>
      <li>
        <b>Say what it costs before the tap.</b> Tax, cap and net stand above the button that spends money,
        and the button carries the amount.
      </li>
      <li>
        <b>Never change what the customer typed.</b> No stake is raised, no pick swapped, no moved price taken
        without a yes.
      </li>
      <li>
        <b>Protection is as near as the deposit.</b> Limits, breaks and withdrawals have the same weight and
        as few steps.
      </li>
      <li>
        <b>Failed is not empty.</b> A list that could not be loaded says so and offers to try again; an empty
        one says what to do next.
      </li>
      <li>
        <b>Prices first.</b> On a screen of 360 by 640 several matches with their prices are seen without
        scrolling. Ornament that pushes a price down goes.
      </li>
      <li>
        <b>Works on the cheapest phone in the sun.</b> Light by default, ink on chalk, nothing blurred,
        nothing glowing, no picture that must arrive before a price.
      </li>
    </ol>
    <h2>What we do not do</h2>
    <ul>
      <li>Neon, glow, gradients on controls, confetti, countdowns, carousels that move by themselves.</li>
      <li>Red for a lost bet. Red is for errors and falling prices; a lost bet is neutral.</li>
      <li>
        A larger stake than the customer typed, a hidden way out, a withdrawal with more steps than a deposit.
      </li>
      <li>Text in pictures, text under 12 px, colour as the only sign, emoji as icons.</li>
    </ul>
    <h2>How it looks</h2>
    <p>
      What the parts do together, and what they never do, with the product at work:{' '}
      <a href={storyHref('foundations-patterns--patterns')} target="_top">
        Patterns
      </a>
      .
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Principles',
  component: PrinciplesPage,
  globals: WHOLE_WIDTH,
});

export const Principles = meta.story({ name: 'Principles' });
