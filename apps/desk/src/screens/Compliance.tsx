import {
  useGetIdentitiesInfiniteQuery,
  useGetPeopleInfiniteQuery,
  useGetRegisterInfiniteQuery,
  type DeskIdentity,
  type DeskPerson,
  type DeskRegistered,
} from '@kipenga/api/desk';
import { CASE_OUTCOMES, SIGNS, wordsAlone, wordsOf, type Sign } from '@kipenga/desk-rules';
import { UiLink } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../frame/me.ts';
import type { WantedAct } from '../parts/act.ts';
import { DeskForm } from '../parts/DeskForm.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { actColumn } from './act-column.tsx';
import { named } from './customer-acts.ts';
import { PageHead } from './PageHead.tsx';
import { rowsOf } from './rows-of.ts';
import styles from './screens.module.css';

/** Words of each sign: its name, its count and its amount. */
const SIGN_WORDS: Readonly<
  Record<Sign, { readonly name: string; readonly times: string; readonly amount: string }>
> = {
  losers: { name: 'To call: top half percent of losers', times: 'Days', amount: 'Lost in 30 days, KES' },
  chasing: { name: 'To call: chasing losses', times: 'Days', amount: 'Lost on them, KES' },
  nights: { name: 'To call: staking at night', times: 'Nights', amount: 'Staked on those days, KES' },
  'payouts-back': { name: 'To call: withdrawals that went back', times: 'Days', amount: 'Paid out, KES' },
  'little-play': { name: 'Money: in and out with little play', times: 'Days', amount: 'Paid in, KES' },
  'many-payers': { name: 'Money: often paid in by hand', times: 'Days', amount: 'Paid in, KES' },
  structuring: { name: 'Money: split into equal payments', times: 'Days', amount: 'Paid in on them, KES' },
};

interface Person {
  readonly profileId: string;
  readonly phone: string;
}

const who = {
  name: 'Customer',
  text: ({ phone }: Person) => phone,
  cell: ({ phone, profileId }: Person) => <UiLink href={`/customers/${profileId}`}>{phone}</UiLink>,
};

const note = ({ profileId, phone }: Person): readonly WantedAct[] => [
  {
    act: 'note-case',
    title: 'Note',
    about: phone,
    fields: [
      {
        name: 'outcome',
        label: 'What came of it',
        kind: 'choice',
        options: CASE_OUTCOMES.map((value) => ({ value, name: wordsAlone('case', value) })),
      },
    ],
    argsOf: ({ outcome }) => ({ profileId, outcome: named(CASE_OUTCOMES, outcome) }),
  },
];

/** Customers with signs of harm or unusual money, identities to check, and the exclusion register. */
export function Compliance() {
  const [asked, setAsked] = useSearchParams();
  const sign = SIGNS.find((one) => one === asked.get('sign')) ?? 'losers';
  const words = SIGN_WORDS[sign];
  const people = useGetPeopleInfiniteQuery({ sign });
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead
        title="Compliance"
        note="Read every night from what customers did; a week counts, where nothing else is said."
      />
      <div className={styles['filters']}>
        <DeskForm
          key={sign}
          isRow
          submit="Show"
          fields={[
            {
              name: 'sign',
              label: 'People',
              kind: 'choice',
              value: sign,
              options: SIGNS.map((value) => ({ value, name: SIGN_WORDS[value].name })),
            },
          ]}
          onSubmit={({ sign: chosen = '' }) => setAsked({ sign: chosen })}
        />
      </div>
      <DeskTable<DeskPerson>
        name={words.name}
        {...rowsOf(people)}
        keyOf={({ profileId }) => profileId}
        isUrgent={({ noted }) => noted === null}
        empty="Nobody."
        columns={[
          who,
          { name: words.amount, text: ({ amount }) => sum(amount), isNumber: true },
          { name: words.times, text: ({ times }) => String(times), isNumber: true },
          {
            name: 'Last note',
            text: ({ noted }) =>
              noted === null
                ? '–'
                : `${wordsAlone('case', noted.outcome)}, ${moment(noted.at)}, ${noted.by}: ${noted.why}`,
          },
          ...actColumn<DeskPerson>(may('note-case'), note),
        ]}
      />
      <Identities />
      <Register />
    </>
  );
}

function Identities() {
  const identities = useGetIdentitiesInfiniteQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <DeskTable<DeskIdentity>
      name="Identities that wait or were refused"
      {...rowsOf(identities)}
      keyOf={({ profileId }) => profileId}
      isUrgent={({ why }) => why === 'under-age'}
      empty="Every identity that was given is verified."
      columns={[
        who,
        { name: 'Asked', text: ({ askedAt }) => moment(askedAt) },
        {
          name: 'State',
          text: ({ state, why }) =>
            [wordsAlone('identity', state), ...(why === null ? [] : [wordsOf('identityRefusal', why)])].join(
              ': ',
            ),
        },
        { name: 'Tries', text: ({ tries }) => String(tries), isNumber: true },
        ...actColumn<DeskIdentity>(may('note-case'), note),
      ]}
    />
  );
}

function Register() {
  const register = useGetRegisterInfiniteQuery({});
  const moment = useMoment();
  return (
    <DeskTable<DeskRegistered>
      name="In the national register"
      {...rowsOf(register)}
      keyOf={({ profileId }) => profileId}
      empty="The register has no customer of the house."
      columns={[who, { name: 'Found', text: ({ foundAt }) => moment(foundAt) }]}
    />
  );
}
