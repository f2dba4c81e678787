import { Icon, type IconProps } from './Icon.tsx';

/** The set is drawn for this identity: chalk lines, pitch geometry, no runtime. Each is its own export, so unused ones are dropped. */

/** Home: the goal, seen from the spot. */
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 20V6h18v14" />
    <path d="M3 11h18M8.5 6v9M15.5 6v9" strokeWidth="1.25" />
    <path d="M1.5 20h4M18.5 20h4" />
  </Icon>
);

/** Sports: a ball on the chalk line. */
export const SportsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="11" r="8" />
    <path d="m12 7.2 3.6 2.6-1.4 4.2H9.8L8.4 9.8z" fill="currentColor" strokeWidth="1" />
    <path
      d="M12 3v4M19.4 8.6l-3.6 1.2M16.8 17.2l-2.4-3.2M7.2 17.2 9.6 14M4.6 8.6l3.6 1.2"
      strokeWidth="1.25"
    />
    <path d="M2 22h20" />
  </Icon>
);

/** Virtual games: a pitch inside a screen. */
export const VirtualsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2" y="4" width="20" height="16" rx="2.5" />
    <path d="M12 4v16" strokeWidth="1.25" />
    <circle cx="12" cy="12" r="3" strokeWidth="1.5" />
    <path d="M2 9.5h3v5H2M22 9.5h-3v5h3" strokeWidth="1.25" />
  </Icon>
);

/** The account: a player behind the arc. */
export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M3.5 21a8.5 8.5 0 0 1 17 0" />
  </Icon>
);

/** The slip, with its one square corner. */
export const SlipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5V5a2 2 0 0 1 2-2Z" />
    <path d="M9 8.5h6M9 12.5h6M9 16.5h3" />
  </Icon>
);

/** Close. */
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </Icon>
);

/** Back. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);

/** Onwards. */
export const ForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 5 7 7-7 7" />
  </Icon>
);

/** Opens downwards. */
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);

/** Search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5.5 5.5" />
  </Icon>
);

/** Show. */
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
);

/** Hide. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
    <path d="m4 20 16-16" />
  </Icon>
);

/** Locked: the price is off the board. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    <path d="M5 11h14v9.5H5z" fill="currentColor" />
  </Icon>
);

/** Taken, done. */
export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.5 5.5L20 6.5" strokeWidth="3" strokeLinecap="butt" strokeLinejoin="miter" />
  </Icon>
);

/** Copy. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v12h-11z" />
    <path d="M15.5 8.5v-5h-11v12h4" />
  </Icon>
);

/** Share: one to many. */
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5" />
    <path d="M5 12v8.5h14V12" />
  </Icon>
);

/** Take away. */
export const ClearIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10.5 11v5.5M13.5 11v5.5" />
  </Icon>
);

/** More. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M4.5 12h15" />
  </Icon>
);

/** Less. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12h15" />
  </Icon>
);

/** It went well. */
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="m7.5 12.5 3 3 6-6.5" />
  </Icon>
);

/** Good to know. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 11v5.5" />
    <path d="M12 7.25v.5" strokeWidth="2.5" />
  </Icon>
);

/** Something is wrong. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 22 20.5H2z" />
    <path d="M12 9.5v5" />
    <path d="M12 17.5v.25" strokeWidth="2.5" />
  </Icon>
);

/** Once more. */
export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 8A8.5 8.5 0 1 0 20.5 13" />
    <path d="M20.5 3v5.5H15" />
  </Icon>
);

/** Money in. */
export const DepositIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v11M7.5 9.5 12 14l4.5-4.5" />
    <path d="M3 14v6.5h18V14" />
  </Icon>
);

/** Money out. */
export const WithdrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14V3M7.5 7.5 12 3l4.5 4.5" />
    <path d="M3 14v6.5h18V14" />
  </Icon>
);

/** A bonus or a free bet. */
export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h17v4.5h-17zM5 12.5v8h14v-8M12 8v12.5" />
    <path d="M12 8c-5 0-5.5-5-3-5s3 5 3 5Zm0 0c5 0 5.5-5 3-5s-3 5-3 5Z" strokeWidth="1.5" />
  </Icon>
);

/** Time. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 6.5V12l4 2.5" />
  </Icon>
);

/** Language: two speech marks, no flags. */
export const LanguageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4h11v9H8l-3 3v-3H3z" />
    <path d="M17 9h4v8h-2v3l-3-3h-5v-1" />
  </Icon>
);

/** Telephone. */
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="2" width="12" height="20" rx="2.5" />
    <path d="M10.5 18.5h3" />
  </Icon>
);

/** Leave: log out. */
export const OutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4H4v16h10M10 12h11M17 8l4 4-4 4" />
  </Icon>
);

/** My bets: a stack of slips. */
export const BetsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h13v14H4z" />
    <path d="M8 7V3h12v14h-3M7.5 11.5h6M7.5 15.5h4" />
  </Icon>
);

/** My transactions. */
export const MoneyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 6h20v12H2z" />
    <circle cx="12" cy="12" r="3" />
    <path d="M5.5 9v0M18.5 15v0" strokeWidth="2.5" />
  </Icon>
);

/** Full view. */
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />
  </Icon>
);
