import preview from '../../../.storybook/preview.tsx';
import { docsHref, storyHref } from '../../docs/catalogue-links.ts';
import { Links, type LinksProps } from '../../docs/Links.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

interface Pattern {
  readonly title: string;
  /** Each rule with its reason. */
  readonly rules: readonly (readonly [rule: string, why: string])[];
  readonly never: readonly string[];
  /** Stories of the product itself, where the pattern is at work. */
  readonly atWork: LinksProps['to'];
  /** Components that keep its rules. */
  readonly parts: LinksProps['to'];
}

const PATTERNS: readonly Pattern[] = [
  {
    title: 'A price moves',
    rules: [
      [
        'In a list it moves in silence: an arrow says which way, a tint says where to look, and nothing changes its place.',
        'Twenty matches on show would talk all the time.',
      ],
      [
        'On the slip the old price stands struck through beside the new one.',
        'Whoever saw 2.10 a minute ago has to find it again, or the new price looks like a mistake.',
      ],
      [
        'The button says what it will accept, and one press accepts and places. A second press within 400 ms is ignored.',
        'The consent is in the tap itself. A window in between would be tapped away unread.',
      ],
      [
        'A better price needs no consent unless “Ask me” is chosen; a worse one does unless “Accept all” is (D07, D63).',
        'A rule agreed to beforehand is fairer than a surprise afterwards.',
      ],
      [
        'A pick that is suspended, postponed or has started keeps its row, says so, and one tap takes it off.',
        'A pick that vanished by itself would change the odds and the win without a word.',
      ],
    ],
    never: ['A bet at a worse price without a yes.', 'A countdown on a price, or a flash that repeats.'],
    parts: [
      ['OddsButton', docsHref('components-betting-oddsbutton')],
      ['SelectionRow', docsHref('components-betting-selectionrow')],
      ['OddsChangeConsent', docsHref('components-betting-oddschangeconsent')],
      ['QuoteNotices', docsHref('components-betting-quotenotices')],
    ],
    atWork: [
      ['It falls', storyHref('screens-betslip--price-down')],
      ['It rises', storyHref('screens-betslip--price-up')],
      ['It closes', storyHref('screens-betslip--pick-suspended')],
    ],
  },
  {
    title: 'The money is short',
    rules: [
      [
        'It is said before anything is sent, by the same rule as the platform’s.',
        'A round trip over a slow network only to hear “no” is a tap lost.',
      ],
      [
        'The button deposits what is missing, in whole shillings, and no more.',
        'The customer decides about one figure. A higher proposal would be an advertisement.',
      ],
      [
        'The slip and the waiting bet are kept, also over a reload; “Done” and “Keep these picks” lead out.',
        'On a phone with little memory the page may be gone when the customer comes back from the PIN.',
      ],
      [
        'The platform places the bet when the payment arrives. Where it cannot, one message says both: the money is there, the bet is not.',
        'Money that arrived and a bet that did not are two facts; hiding one of them looks like theft.',
      ],
    ],
    never: [
      'An emptied slip because the money was short.',
      'A bet placed twice, by the money and by the thumb.',
    ],
    parts: [
      ['QuoteNotices', docsHref('components-betting-quotenotices')],
      ['AmountField', docsHref('components-controls-amountfield')],
    ],
    atWork: [['What is missing', storyHref('screens-betslip--insufficient-funds')]],
  },
  {
    title: 'A login is needed',
    rules: [
      [
        'Everything that can be seen is open: matches, jackpots, games, and the whole slip with its figures.',
        'Nobody registers to find out what a bet would cost.',
      ],
      [
        'The button says “Log in to place”, and the window says why it is there.',
        'A button that said “Place bet” and asked for a password would break its word.',
      ],
      [
        'A refusal marks number and password alike.',
        'To say which one was wrong would tell a stranger who has an account.',
      ],
      [
        'After the login one is where the tap pointed; the bet still takes its own tap.',
        'A login is no consent to a bet.',
      ],
      ['A session that ends keeps slips, language and theme.', 'A slip of many picks is work.'],
    ],
    never: ['A login in front of a list of matches.', 'A bet that places itself after the login.'],
    parts: [
      ['SlipBar', docsHref('components-betting-slipbar')],
      ['Modal', docsHref('components-feedback-modal')],
      ['PhoneField', docsHref('components-controls-phonefield')],
      ['PasswordField', docsHref('components-controls-passwordfield')],
    ],
    atWork: [
      ['A visitor places', storyHref('screens-betslip--visitor-must-log-in')],
      ['A visitor plays', storyHref('screens-casino--visitor-must-log-in')],
      ['The session ends', storyHref('screens-home--session-ended')],
    ],
  },
  {
    title: 'A slip travels as a code',
    rules: [
      [
        'The platform keeps the picks and not the stake, and nobody has to be logged in.',
        'Sharing a tip is no bet, and the stake is nobody’s business.',
      ],
      [
        'The message says house, code, picks, odds and 18+, then the link.',
        'A group has readers under 18 and readers who never bet; they see at once what the link is.',
      ],
      [
        'Onto an empty slip the picks come at once; a slip that has some is asked about: replace, add or keep.',
        'A slip is work. It is never replaced without being asked.',
      ],
      [
        'Picks that are gone or have begun are named. A code nobody knows and a load that failed are told apart.',
        'They differ in what to do next: ask the friend again, or try again.',
      ],
    ],
    never: ['A stake, a win or a phone number in a shared message.', 'A bet placed by opening a link.'],
    parts: [
      ['BookingCode', docsHref('components-betting-bookingcode')],
      ['ShareSheet', docsHref('components-feedback-sharesheet')],
    ],
    atWork: [['A code is copied', storyHref('screens-errors--code-copied')]],
  },
  {
    title: 'A list is empty, slow or failed',
    rules: [
      [
        'While it comes, placeholders have the height of the rows that follow.',
        'What comes takes the place of what was there: nothing jumps under the thumb.',
      ],
      [
        'After eight seconds it says that the network is slow, and goes on trying.',
        'At kick-off the cell is full. Eight seconds without a word look like a dead page.',
      ],
      [
        'A list on show is fetched again in silence, and the old rows stay when that fails.',
        'Rows of a minute ago are worth more than a shimmer.',
      ],
      ['An empty list says why, and one way on.', 'An empty list is an answer. “No data” is none.'],
      [
        'A failed one names the thing, and offers Retry where the list would stand (D44).',
        'A customer who reads “no bets” where bets did not load believes that they are gone.',
      ],
    ],
    never: ['An empty list for a failed one.', 'A dialog or an advertisement for a list.'],
    parts: [
      ['Shimmer', docsHref('components-feedback-shimmer')],
      ['OfflineNotice', docsHref('components-feedback-offlinenotice')],
      ['EmptyState', docsHref('components-feedback-emptystate')],
      ['FailedState', docsHref('components-feedback-failedstate')],
    ],
    atWork: [
      ['Loading', storyHref('screens-home--loading')],
      ['Slow', storyHref('screens-home--slow')],
      ['Empty', storyHref('screens-home--empty')],
      ['Failed', storyHref('screens-home--failed')],
    ],
  },
];

const PatternsPage = () => (
  <Prose title="Patterns">
    <p>What the parts do together, and why. Each is at work in the product itself: look at it, or use it.</p>
    {PATTERNS.map(({ title, rules, never, atWork, parts }) => (
      <section key={title}>
        <h2>{title}</h2>
        <dl>
          {rules.map(([rule, why]) => (
            <div key={rule}>
              <dt>
                <b>{rule}</b>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>
          <b>Never:</b> {never.join(' ')}
        </p>
        <p>
          <b>At work:</b> <Links to={atWork} />
        </p>
        <p>
          <b>Made of:</b> <Links to={parts} />
        </p>
      </section>
    ))}
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Patterns', component: PatternsPage, globals: WHOLE_WIDTH });

export const Patterns = meta.story({ name: 'Patterns' });
