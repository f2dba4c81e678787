import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const VoicePage = () => (
  <Prose title="Voice and languages">
    <p>
      Plain words, the next step, no blame. Words given by the specification are kept to the letter, its
      spelling too; the rest is ours to better.
    </p>
    <table>
      <thead>
        <tr>
          <th>English</th>
          <th>Kiswahili</th>
        </tr>
      </thead>
      <tbody lang="sw">
        {[
          ['Betslip', 'Mkeka'],
          ['Stake', 'Dau'],
          ['Balance', 'Salio'],
          ['Deposit', 'Weka pesa'],
          ['Withdraw', 'Toa pesa'],
          ['Possible win', 'Ushindi unaowezekana'],
          ['Lost', 'Hukushinda'],
          ['Log In', 'Ingia'],
          ['Register', 'Jisajili'],
        ].map(([english, swahili]) => (
          <tr key={english}>
            <td lang="en">{english}</td>
            <td>{swahili}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      “Hukushinda”, you did not win, rather than “umepoteza”, you lost. Odds stay <i>odds</i>: that is the
      word on the street. Have a native speaker read every change.
    </p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Voice and languages',
  component: VoicePage,
  globals: WHOLE_WIDTH,
});

export const VoiceAndLanguages = meta.story({ name: 'Voice and languages' });
