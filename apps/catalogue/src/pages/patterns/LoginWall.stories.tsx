import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BottomNav, Button, Header, PasswordField, PhoneField } from '@kipenga/ui';
import { AskedToLogIn } from './AskedToLogIn.tsx';
import { Padded } from './Padded.tsx';
import { Pattern } from './Pattern.tsx';
import { useAllWords } from './use-all-words.ts';

const nothing = () => undefined;
const PLACES = { home: '#/', sports: '#/sports', virtuals: '#/virtuals', account: '#/account' };

function LoginWall() {
  const t = useAllWords();
  return (
    <Pattern
      title="Login wall"
      lead="A visitor sees every match and fills a slip. The login stands where money, games or the account begin, says why it is there, and leads on to where the tap pointed (R5-10, D47)."
      steps={[
        {
          title: 'Everything that can be seen is open',
          text: 'Matches, markets, jackpots, games, rules and the whole slip with its figures. The head of the page offers both ways in.',
          why: 'Nobody registers to find out what a bet would cost.',
          part: (
            <Header homeHref="#/" account={null} onLogIn={nothing} onRegister={nothing} onDeposit={nothing} />
          ),
        },
        {
          title: 'The button says what comes first',
          text: 'On a visitor’s slip the place button reads “Log in to place KES 49.00”. The login’s file is fetched as soon as the slip is open.',
          why: 'A button that said “Place bet” and asked for a password would break its word.',
          part: (
            <Padded>
              <Button size="place" isWide>
                {t('sportsbook.slip.logIn', { amount: 'KES 49.00', count: 0 })}
              </Button>
            </Padded>
          ),
        },
        {
          title: 'Account asks, and is not hidden',
          text: 'A tap on Account opens the login on the page one is on, and goes on to the account afterwards. Somebody who comes to a guarded address from outside, without login, is led to the root instead.',
          why: 'A place that comes and goes with the login cannot be learnt.',
          part: (
            <BottomNav current="home" hrefs={PLACES} onSelect={(_place, event) => event.preventDefault()} />
          ),
        },
        {
          title: 'The window says why, and helps to fill itself',
          text: 'One line of reason over the form. The phone number is the user name of the password manager; both can be pasted; the eye shows the password. Register and the lost password are one tap away, and the goal survives the detour.',
          why: 'A password is long and a key is small: what can be filled in, or seen, is not typed wrong.',
          part: (
            <Padded>
              <p>{t('sportsbook.place.logIn')}</p>
              <PhoneField autoComplete="username" />
              <PasswordField />
            </Padded>
          ),
        },
        {
          title: 'A refusal marks both fields and says it once',
          text: 'Number and password are both marked, because the answer does not tell which of them was wrong; the platform’s sentence stands over the form as an alert.',
          why: 'To say which one was wrong would tell a stranger who has an account.',
          part: (
            <Padded>
              <p role="alert">The phone number or the password is not right.</p>
              <PhoneField autoComplete="username" defaultValue="0712 345 678" error="" />
              <PasswordField defaultValue="siri" error="" />
            </Padded>
          ),
        },
        {
          title: 'After the login one is where one wanted to be',
          text: 'The window closes. With a goal, the page goes there. On the slip nothing moves but the button, which now places: the bet itself still takes its own tap.',
          why: 'A login is no consent to a bet.',
          part: (
            <Padded>
              <Button size="place" isWide>
                {t('sportsbook.slip.place', { amount: 'KES 49.00', count: 0 })}
              </Button>
            </Padded>
          ),
        },
        {
          title: 'The session ends, the slip stays',
          text: 'An ended session (401, 402, 403, or its time is over) clears the login and asks for it again. Slips, language and theme stay.',
          why: 'A slip of many picks is work; nobody should do it twice.',
        },
      ]}
      never={[
        'A login in front of a list of matches.',
        'A bet that places itself after the login.',
        'A second login because the first one forgot where the tap pointed.',
      ]}
    />
  );
}

const meta = preview.meta({ title: 'Patterns/Login wall', component: LoginWall });

export const StepByStep = meta.story();
StepByStep.test('a refusal marks both fields and is said once', async ({ canvas }) => {
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  await expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const TryIt = meta.story({ render: () => <AskedToLogIn /> });
TryIt.test('the tap opens the login, and the bet still takes its own tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to place KES 49.00' }));
  const window_ = screen.getByRole('dialog', { name: 'Log In' });
  await expect(window_).toHaveTextContent('Log in to place your bet.');
  await userEvent.type(screen.getByLabelText('Phone number'), '0712 345 678');
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'siri{Enter}');
  await expect(window_).not.toHaveAttribute('open');
  await expect(canvas.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeVisible();
});
TryIt.test('an empty form says what is missing beside each field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to place KES 49.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone Number is invalid');
  await expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveAccessibleDescription(
    'Enter your password',
  );
});
