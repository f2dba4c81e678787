import { instant, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { readStatement, spanOf } from './read-statement.ts';

const NOW = instant('2026-11-28T06:00:00Z');
const HEAD =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.';
const PAID =
  'TKQ1A2B3C4,27-11-2026 09:15:00,27-11-2026 09:14:58,"Pay Bill from 2547******12 - JANE, DOE",Completed,"1,250.00",,"81,250.00",TRUE,Pay Bill Online,2547******12 - JANE DOE,,0712';
const SENT =
  'TKQ1A2B3D5,27-11-2026 10:15:00,27-11-2026 10:15:00,Business Payment to 2547******12,Completed,,-300.00,"80,950.00",TRUE,Business Payment to Customer,2547******12,,';

/** The portal's file: facts of the account, then the table. */
const fileOf = (
  lines: readonly string[],
  period = 'Time Period:,From 27-11-2026 00:00:00 To 27-11-2026 23:59:59',
) =>
  [
    'Account Holder:,KIPENGA LIMITED',
    'Short Code:,600123',
    period,
    'Opening Balance:,"80,000.00"',
    HEAD,
    ...lines,
  ].join('\r\n');

const read = (csv: string) => readStatement(csv, { now: NOW, paybill: '600123' });
const refusal = (csv: string): string => {
  try {
    read(csv);
  } catch (error) {
    return String(error);
  }
  return 'taken';
};

/** A line of the table with some of its cells changed. */
const changed = (line: string, cells: Readonly<Record<string, string>>): string => {
  const parts = line.match(/"[^"]*"|[^,]+|(?<=,)(?=,|$)/g) ?? [];
  return HEAD.split(',')
    .map((name, at) => cells[name] ?? parts[at])
    .join(',');
};

describe('a statement as the portal writes it', () => {
  test('is read with its period, whatever the order of its columns and the ends of its lines', () => {
    const whole = read(`\uFEFF${fileOf([PAID, SENT])}\r\n`);
    expect(whole).toMatchObject({
      lines: [
        { receipt: 'TKQ1A2B3C4', side: 'in', at: '2026-11-27T06:15:00Z', amount: kes(1_250), why: null },
        { receipt: 'TKQ1A2B3D5', side: 'out', amount: kes(300) },
      ],
      period: { from: '2026-11-26T21:00:00Z', to: '2026-11-27T20:59:59Z' },
      otherwise: [],
    });
    for (const end of ['\n', '\r']) expect(read(fileOf([PAID, SENT]).replaceAll('\r\n', end))).toEqual(whole);
    const turned =
      'Paid In,Withdrawn,Receipt No.,Transaction Status,Details,Completion Time\n"1,250.00",,tkq1a2b3c4,Completed,"a ""quoted""\npayer",2026-11-27 09:15:00';
    expect(read(turned).lines).toMatchObject([
      { receipt: 'TKQ1A2B3C4', at: '2026-11-27T06:15:00Z', amount: kes(1_250), details: 'a "quoted"\npayer' },
    ]);
  });

  test('has charges of one receipt in one line, by the reason of the portal and never by what a payer typed', () => {
    const charge = changed(SENT, {
      Details: 'Charge',
      Withdrawn: '-9.00',
      'Reason Type': 'Business Payment Charge',
    });
    const other = changed(charge, { Withdrawn: '-1.00', Balance: '1.00' });
    const back = changed(SENT, {
      'Receipt No.': 'TKQ1A2B3E6',
      Details: 'Reversal of Acc. charge',
      'Reason Type': 'Pay Utility Reversal',
      'Linked Transaction ID': 'TKQ1A2B3C4',
    });
    expect(read(fileOf([SENT, charge, other, back])).lines).toMatchObject([
      { receipt: 'TKQ1A2B3D5', amount: kes(300), why: null },
      { receipt: 'TKQ1A2B3D5 charge', amount: kes(10), why: 'M-Pesa’s charge' },
      { receipt: 'TKQ1A2B3E6', side: 'out', details: 'Reversal of Acc. charge; of TKQ1A2B3C4', why: null },
    ]);
  });

  test('counts the same row once, and keeps what it says otherwise of a receipt, by the lines it stands on', () => {
    const again = changed(PAID, { 'Paid In': '70.00' });
    const failed = changed(PAID, { 'Transaction Status': 'Failed' });
    expect(read(fileOf([failed, PAID, PAID, again]))).toMatchObject({
      lines: [{ amount: kes(1_250) }, { amount: kes(70) }, { amount: kes(0) }],
      otherwise: [
        'Line 9 says something else of TKQ1A2B3C4 than line 7',
        'Line 6 says something else of TKQ1A2B3C4 than line 7',
      ],
      passed: new Map([['Failed', 1]]),
    });
  });

  test('of a day without any payment says that the day is whole', () => {
    const day = read(fileOf([]));
    expect(spanOf(day, NOW)).toEqual({ from: '2026-11-26T21:00:00Z', to: '2026-11-27T20:59:59Z' });
    expect(refusal(fileOf([], 'x'))).toContain('nothing was taken');
  });

  test('counts for no time after its last line where its period has not ended, and for whole days where it states none', () => {
    const today = changed(PAID, { 'Completion Time': '28-11-2026 08:00:00' });
    expect(
      spanOf(read(fileOf([today], 'Time Period:,From 28-11-2026 00:00:00 To 28-11-2026 23:59:59')), NOW),
    ).toEqual({
      from: '2026-11-27T21:00:00Z',
      to: '2026-11-28T05:00:00Z',
    });
    expect(spanOf(read(fileOf([PAID, today], '')), NOW)).toMatchObject({
      from: '2026-11-26T21:00:00Z',
      to: '2026-11-28T05:00:00Z',
    });
    expect(spanOf(read(fileOf([PAID], '')), NOW)).toMatchObject({ to: '2026-11-27T20:59:59Z' });
  });
});

test.for<[string, string, string?]>([
  [
    'it has both Paid In, 5.00, and Withdrawn, -5.00',
    changed(PAID, { 'Paid In': '5.00', Withdrawn: '-5.00' }),
  ],
  ['it has neither Paid In nor Withdrawn', changed(PAID, { 'Paid In': '0.00' })],
  ['its Paid In, “12,50”, is no amount', changed(PAID, { 'Paid In': '"12,50"' })],
  ['its Paid In, “-5.00”, is no amount', changed(PAID, { 'Paid In': '-5.00' })],
  ['its Paid In, “KES 5”, is no amount', changed(SENT, { 'Paid In': 'KES 5' })],
  ['its Withdrawn, “(300.00)”, is no amount', changed(SENT, { Withdrawn: '(300.00)' })],
  ['its Receipt No., “TKQ 1”, is none', changed(PAID, { 'Receipt No.': 'TKQ 1' })],
  ['its Completion Time, “yesterday”, is no time', changed(PAID, { 'Completion Time': 'yesterday' })],
  [
    'its Completion Time, 30-11-2026 09:15:00, is still to come',
    changed(PAID, { 'Completion Time': '30-11-2026 09:15:00' }),
  ],
  ['is not in the Time Period', changed(PAID, { 'Completion Time': '11-01-2026 09:15:00' })],
  ['it has no Transaction Status', changed(PAID, { 'Transaction Status': '' })],
  [
    'it has 14 cells, and the table 13 columns',
    PAID.replaceAll('"', '').replace('1,250.00', '1250').replace('81,250.00', '81250'),
  ],
  ['it has 4 cells', PAID.split(',').slice(0, 3).join(',') + ',cut'],
  ['it has a quote that is out of place', PAID.replace('JANE, DOE"', 'JANE" DOE')],
  ['another statement begins here', HEAD],
])('a line is refused with its number, and with it the whole file: %s', ([reason, line]) => {
  const said = refusal(fileOf([SENT, line]));
  expect(said).toContain(reason);
  expect(said).toContain('Line 7: ');
  expect(said).toContain('Nothing of the statement was taken');
});

test('a file of another paybill, or that is no statement, is refused', () => {
  expect(refusal(fileOf([PAID]).replace('600123', '600999'))).toContain('the statement of 600999');
  expect(refusal('')).toContain('This is no statement');
  expect(refusal(`${HEAD},Paid In\n`)).toContain('two of its columns are named Paid In');
  expect(refusal(`${HEAD},Currency\n${PAID},TZS`)).toContain('Line 2: its Currency is TZS');
});
