import { kes } from '@kipenga/betting-core';
import * as kit from '../../index.ts';

const nothing = () => undefined;
const TABS = [
  { id: 'today', label: 'Today', href: '/sports?tab=Today' },
  { id: 'top', label: 'Top', href: '/sports?tab=Top' },
] as const;

/** Controls, links and marks in their usual use. */
export const CONTROLS = {
  UiLink: <kit.UiLink href="/terms-and-conditions">Terms</kit.UiLink>,
  UiLinkProvider: (
    <kit.UiLinkProvider component={({ state: _state, ...rest }) => <a {...rest}>{rest.children}</a>}>
      <kit.UiLink href="/sports">Sports</kit.UiLink>
    </kit.UiLinkProvider>
  ),
  Icon: (
    <kit.Icon title="Ball">
      <circle cx="12" cy="12" r="8" />
    </kit.Icon>
  ),
  Whistle: <kit.Whistle />,
  Logo: <kit.Logo />,
  Button: <kit.Button onClick={nothing}>Place bet</kit.Button>,
  ButtonLink: <kit.ButtonLink href="/jackpots">See the jackpot</kit.ButtonLink>,
  IconButton: <kit.IconButton label="Close" icon={<kit.CloseIcon />} onClick={nothing} />,
  TextField: <kit.TextField label="Referral code" hint="Optional" error="Not known" />,
  PhoneField: <kit.PhoneField />,
  PasswordField: <kit.PasswordField />,
  CodeField: <kit.CodeField />,
  AmountField: (
    <kit.AmountField label="Amount" value="49" onChange={nothing} step={10} quickAmounts={[20, 50]} />
  ),
  StakeField: (
    <kit.StakeField
      label="Stake"
      value="49"
      onChange={nothing}
      step={10}
      netWin={kes(98)}
      quickAmounts={[20]}
    />
  ),
  Checkbox: <kit.Checkbox label="I am 18 or older" error="Tick the box to go on" />,
  RadioCards: (
    <kit.RadioCards
      legend="If odds change"
      value="ask"
      onChange={nothing}
      choices={[
        { value: 'ask', label: 'Ask me' },
        { value: 'any', label: 'Accept all' },
      ]}
    />
  ),
  SearchField: <kit.SearchField value="Gor" onChange={nothing} />,
  Tabs: <kit.Tabs label="Period" tabs={TABS} currentId="today" onSelect={nothing} />,
  LinkTabs: <kit.LinkTabs label="Matches" tabs={TABS} currentId="today" />,
  Pills: <kit.Pills label="Category" pills={TABS} currentId="top" onSelect={nothing} />,
};
