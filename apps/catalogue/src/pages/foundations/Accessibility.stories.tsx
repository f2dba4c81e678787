import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const CHECKS = [
  [
    '1.4.1, 1.4.3, 1.4.11',
    'Colour and contrast',
    'every pair of tokens that meets, in every theme',
    'tokens test',
  ],
  ['1.4.4, 1.4.10', 'Large text, small screens', 'nothing scrolls sideways at 200 % and at 320 px', 'checks'],
  [
    '1.3.1, 4.1.2',
    'Names, roles, states',
    'axe at error on every matrix and main screen, in the long run on every story',
    'checks',
  ],
  ['2.1.1, 2.5.1', 'Keys and fingers', 'what can be pressed is pressed by both', 'checks'],
  ['2.4.7', 'Focus is seen', 'the ring stands out from every ground it meets', 'tokens test'],
  ['2.5.5, 2.5.8', 'Size to press', '44 by 44 or more, on every story', 'checks'],
  ['3.3.1, 3.3.3', 'Errors', 'each row of the error catalogue is said in its words', 'Screens, Errors'],
] as const;

const AccessibilityPage = () => (
  <Prose title="Accessibility">
    <p>WCAG 2.2 at level AA is the floor. A component that fails it is not ready, whatever it looks like.</p>
    <ul>
      <li>
        A price is a button named in a sentence, “Gor Mahia to win, odds 2.35”, with its pick in{' '}
        <code>aria-pressed</code>. A match’s prices are a group named by the match.
      </li>
      <li>A suspended price keeps its place and its focus; a missing one is disabled, as specified.</li>
      <li>
        Dialogs are the browser’s own: focus goes in, stays in, comes back; Escape closes; a swipe never is
        the only way.
      </li>
      <li>Lists never speak. Only the prices of picked legs are announced.</li>
      <li>Up, down, won and lost each have a sign and a word beside their colour.</li>
    </ul>
    <h2>What is checked, and where</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">WCAG 2.2</th>
          <th scope="col">What</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {CHECKS.map(([criteria, what, how, run]) => (
          <tr key={criteria}>
            <th scope="row">{criteria}</th>
            <td>
              <b>{what}</b>: {how}
            </td>
            <td>{run}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>What no machine checks</h2>
    <p>
      Whether a sentence makes sense when it is only heard. Whether Kiswahili reads like Kiswahili: have a
      native speaker read every change. Whether a thumb finds the button on a moving matatu.
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Accessibility',
  component: AccessibilityPage,
  globals: WHOLE_WIDTH,
});

export const Accessibility = meta.story({ name: 'Accessibility' });
