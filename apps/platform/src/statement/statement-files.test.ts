import { inflateSync } from 'node:zlib';
import {
  cents,
  instant,
  kes,
  nairobiDay,
  parseMsisdn,
  STATEMENT_TYPES,
  type StatementRow,
} from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';

const row = (changes: Partial<StatementRow> = {}): StatementRow => ({
  at: instant('2026-11-21T09:30:00Z'),
  type: 'withdrawal-fee',
  reference: 'QK12AB34CD',
  amount: kes(-12.5),
  balance: kes(1234.05),
  account: 'cash',
  ...changes,
});

test('CSV has a record for each row, amounts as plain numbers, and no formula', () => {
  const hostile = [
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@now',
    '＝1+1',
    'a;=1+1',
    'a\t@now',
    '\tcmd',
    'a,b',
    'say "no"',
    'Mchezo wa Kĩpenga',
  ];
  const csv = statementCsv([row(), ...hostile.map((reference) => row({ reference }))]);
  expect(csv.split('\r\n')).toEqual([
    'at,type,reference,amount,balance,account',
    '2026-11-21 12:30:00,withdrawal-fee,QK12AB34CD,-12.50,1234.05,cash',
    ...[
      `"'=HYPERLINK(""http://x"")"`,
      `'+1`,
      `'-1`,
      `'@now`,
      `'＝1+1`,
      `a;'=1+1`,
      `a\t'@now`,
      `'\tcmd`,
      '"a,b"',
      '"say ""no"""',
      'Mchezo wa Kĩpenga',
    ].map((text) => `2026-11-21 12:30:00,withdrawal-fee,${text},-12.50,1234.05,cash`),
    '',
  ]);
});

/** The text of the pages: of every TJ, ignoring spacing between letters. */
const textOf = (pdf: Buffer): string => {
  const bytes = pdf.toString('latin1');
  const pages = [...bytes.matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  const texts = [...pages.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
  return texts.join('\n');
};

const phone = parseMsisdn('254712345678');
const head = (language: 'en' | 'sw') => {
  if (!phone.ok) throw new Error('not a phone');
  const [from, to] = [nairobiDay('2026-11-01'), nairobiDay('2026-11-30')];
  return { msisdn: phone.value, from, to, at: instant('2026-11-21T12:00:00Z'), language };
};

test('PDF says every row in words that can be searched, on as many pages as it takes, in the language of its reader', async () => {
  const rows = STATEMENT_TYPES.flatMap((type, at) => [
    row({ type, amount: cents(100 * at), reference: `R${at}` }),
    row({ type, account: 'bonus' }),
  ]);
  const english = textOf(await statementPdf(rows, head('en')));
  for (const text of [
    'Kipenga: Statement',
    'Fee on the withdrawal',
    'Game: net win',
    '+2.00',
    '-12.50',
    '1,234.05',
    'R7',
  ])
    expect(english).toContain(text);
  expect(english).toContain('Cash. Opening balance: KES 1,234.05.');
  expect(english).toContain('Page 2 of 2');
  expect(
    english.split('\n').filter((text) => text === 'Reference'),
    'each page names its columns',
  ).toHaveLength(2);
  expect(textOf(await statementPdf(rows, head('sw')))).toContain('Ada ya kutoa pesa');
  expect(textOf(await statementPdf([], head('en')))).toContain('No money moved on these days.');
});
