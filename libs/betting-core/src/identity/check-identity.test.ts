import { describe, expect, test } from 'vitest';
import { nairobiDay } from '../time/nairobi-day.ts';
import { ageOn, checkIdentity } from './check-identity.ts';

const TODAY = nairobiDay('2026-11-27');
const TYPED = { idNumber: '28765432', birthDate: '24/11/1990', name: 'Achieng Otieno' };
const faultsOf = (wrong: Partial<typeof TYPED>) => {
  const checked = checkIdentity({ ...TYPED, ...wrong }, TODAY);
  return checked.ok ? [] : checked.reason.map(({ kind }) => kind);
};

describe('an identity as it is typed (D105)', () => {
  test.each(['24/11/1990', '24.11.1990', ' 24-11-1990', '24 11 1990', '24111990', '1990-11-24'])(
    'is read from %s',
    (birthDate) =>
      expect(
        checkIdentity({ idNumber: ' 28 765-432', birthDate, name: " Ng'ang'a  Wa Ngũgĩ " }, TODAY),
      ).toEqual({
        ok: true,
        value: { idNumber: '28765432', birthDate: '1990-11-24', name: "Ng'ang'a Wa Ngũgĩ" },
      }),
  );

  test.each([
    [{ idNumber: '' }, ['number-unreadable']],
    [{ idNumber: '12345' }, ['number-unreadable']],
    [{ idNumber: 'A1234567' }, ['number-unreadable']],
    [{ birthDate: '31/02/1990' }, ['birth-date-unreadable']],
    [{ birthDate: '24/11/90' }, ['birth-date-unreadable']],
    [{ birthDate: '1899-12-31' }, ['birth-date-unreadable']],
    [{ birthDate: '28/11/2026' }, ['birth-date-unreadable']],
    [{ name: 'A' }, ['name-unreadable']],
    [{ name: '<b>Otieno</b>' }, ['name-unreadable']],
    [
      { idNumber: '', birthDate: '', name: '' },
      ['number-unreadable', 'birth-date-unreadable', 'name-unreadable'],
    ],
  ])('of %o says all that is wrong', (wrong, faults) => expect(faultsOf(wrong)).toEqual(faults));

  test('is of somebody of 18, from the birthday on', () => {
    expect(faultsOf({ birthDate: '27/11/2008' })).toEqual([]);
    expect(faultsOf({ birthDate: '28/11/2008' })).toEqual(['under-age']);
    expect([
      ageOn(nairobiDay('2008-02-29'), nairobiDay('2026-02-28')),
      ageOn(nairobiDay('2008-02-29'), nairobiDay('2026-03-01')),
    ]).toEqual([17, 18]);
  });
});
