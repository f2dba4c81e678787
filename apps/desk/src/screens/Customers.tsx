import { useFindCustomersQuery, type DeskCustomerRow } from '@kipenga/api/desk';
import { phoneWords, wordsAlone } from '@kipenga/desk-rules';
import { UiLink } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { DeskForm } from '../parts/DeskForm.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';
import styles from './screens.module.css';

const FOUND_BY = { phone: 'Phone', profile: 'Id', receipt: 'Receipt', bet: 'Bet' } as const;

/** Finds a customer by what there is in hand: a phone, an id, a receipt, a bet. */
export function Customers() {
  const [asked, setAsked] = useSearchParams();
  const find = asked.get('q') ?? '';
  const found = useFindCustomersQuery({ find }, { skip: find === '' });
  return (
    <>
      <PageHead title="Customers" note="By phone, id, M-Pesa receipt or bet." />
      <div className={styles['filters']}>
        <DeskForm
          key={find}
          isRow
          submit="Find"
          fields={[{ name: 'q', label: 'Phone, id, receipt or bet', value: find }]}
          onSubmit={({ q = '' }) => setAsked({ q })}
        />
      </div>
      {find !== '' && (
        <DeskTable<DeskCustomerRow>
          name={`Found for ${find}`}
          {...rowsIn(found, found.currentData?.rows)}
          keyOf={({ profileId, foundBy }) => `${profileId} ${foundBy}`}
          empty="Nobody is found by this. A phone may be typed as 0712 345 678 or 254712345678."
          columns={[
            {
              name: 'Phone',
              text: ({ phone }) => phoneWords(phone),
              cell: ({ phone, profileId }) => (
                <UiLink href={`/customers/${profileId}`}>{phoneWords(phone)}</UiLink>
              ),
            },
            { name: 'Id', text: ({ profileId }) => profileId },
            { name: 'State', text: ({ status }) => wordsAlone('customer', status) },
            { name: 'Found by', text: ({ foundBy }) => FOUND_BY[foundBy] },
          ]}
        />
      )}
    </>
  );
}
