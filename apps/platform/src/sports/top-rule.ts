/**
 * Rules of the list Top: it consists of these two tables and nothing else, in the order of kick-off. Of matches that begin
 * together Kenya's come first, then derbies of the day.
 */

/** The leagues of Top by their codes: Kenya's, England's, and those of countries whose clubs are followed here. */
export const TOP_LEAGUES = ['KE1', 'EN1', 'TZ1', 'ZA1', 'NG1'] as const;

/** The category whose top leagues come before all others. */
export const HOME_CATEGORY = 'Kenya';

/** Pairs of rivals, by the code of their league. Everybody wants to see them on the day they meet, whatever the league. */
export const DERBIES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  KE1: [
    ['Gor Mahia FC', 'AFC Leopards'],
    ['Gor Mahia FC', 'Tusker FC'],
    ['Shabana FC', 'Gor Mahia FC'],
    ['Sofapaka FC', 'AFC Leopards'],
    ['Ulinzi Stars FC', 'Kenya Police FC'],
  ],
  EN1: [
    ['Arsenal', 'Tottenham Hotspur'],
    ['Arsenal', 'Chelsea'],
    ['Chelsea', 'Tottenham Hotspur'],
    ['Liverpool', 'Everton'],
    ['Liverpool', 'Manchester United'],
    ['Manchester City', 'Manchester United'],
  ],
  TZ1: [
    ['Simba SC', 'Young Africans SC'],
    ['Azam FC', 'Simba SC'],
    ['Azam FC', 'Young Africans SC'],
  ],
  ZA1: [
    ['Kaizer Chiefs', 'Orlando Pirates'],
    ['Mamelodi Sundowns', 'Kaizer Chiefs'],
    ['Mamelodi Sundowns', 'Orlando Pirates'],
    ['Mamelodi Sundowns', 'SuperSport United'],
  ],
  NG1: [
    ['Enyimba FC', 'Rangers International FC'],
    ['Kano Pillars FC', 'Katsina United FC'],
    ['Akwa United FC', 'Enyimba FC'],
  ],
  UG1: [
    ['SC Villa', 'KCCA FC'],
    ['SC Villa', 'Express FC'],
    ['Express FC', 'KCCA FC'],
  ],
  GH1: [['Accra Hearts of Oak SC', 'Asante Kotoko FC']],
  ZM1: [['Nkana', 'Power Dynamos']],
  EG1: [
    ['Al Ahly SC', 'Zamalek'],
    ['Al Ahly SC', 'Ismaily'],
  ],
  MA1: [
    ['Raja Casablanca', 'Wydad AC'],
    ['FAR de Rabat', 'FUS de Rabat'],
  ],
  DZ1: [
    ['MC Alger', 'USM Alger'],
    ['MC Alger', 'JS Kabylie'],
  ],
};

const inLine = Object.entries(DERBIES).flatMap(([code, pairs]) =>
  pairs.flatMap(([one, other]) => [
    { code, home: one, away: other },
    { code, home: other, away: one },
  ]),
);

/** The derbies as three columns, each pair both ways round: league, home, away. */
export const DERBY_COLUMNS: readonly (readonly string[])[] = [
  inLine.map(({ code }) => code),
  inLine.map(({ home }) => home),
  inLine.map(({ away }) => away),
];
