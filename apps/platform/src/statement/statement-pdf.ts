import { setImmediate as letOthersWork } from 'node:timers/promises';
import {
  formatAmount,
  formatKes,
  formatMsisdn,
  subtractCents,
  type Instant,
  type Msisdn,
  type NairobiDay,
  type StatementAccount,
  type StatementRow,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { movementWord } from '@kipenga/words';
import PDFDocument from 'pdfkit';
import { dayIn, farMomentIn, sayIn, type Language, type Said } from '../wording/index.ts';

/** The customer, days, time and language of a statement. */
export interface StatementHead {
  readonly msisdn: Msisdn;
  readonly from: NairobiDay;
  readonly to: NairobiDay;
  readonly at: Instant;
  readonly language: Language;
}

type Say = (id: Said['id'], values?: Said['values']) => string;
type Texts = readonly [at: string, what: string, reference: string, amount: string, balance: string];

const MARGIN = 40;
const TEXT = { title: 16, body: 10, row: 8.5 };
const ROW_GAP = 5;
const FOOT = 30;
/** Left edge and width of each column, in points of an A4 page. */
const COLUMNS = [
  { x: 40, width: 106, isRight: false },
  { x: 150, width: 168, isRight: false },
  { x: 324, width: 86, isRight: false },
  { x: 414, width: 70, isRight: true },
  { x: 488, width: 67, isRight: true },
] as const;
/** Colour of the lines between rows. */
const RULE = '#c9c4bd';
/** Rows written before other work gets its turn: a long statement blocks nobody. */
const ROWS_AT_ONCE = 50;

const newDocument = (title: string, language: Language): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: BRAND.name },
  });

const bytesOf = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

/** Opening and closing balance of each account, in words; accounts without movements are left out. */
const balancesIn = (say: Say, rows: readonly StatementRow[]): readonly string[] =>
  (['cash', 'bonus'] satisfies readonly StatementAccount[]).flatMap((account) => {
    const own = rows.filter((row) => row.account === account);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const opening = subtractCents(first.balance, first.amount);
    return [
      `${say(`statement.${account}`)}. ${say('statement.opening')}: ${formatKes(opening)}. ${say('statement.closing')}: ${formatKes(last.balance)}.`,
    ];
  });

const writeHead = (
  doc: PDFKit.PDFDocument,
  say: Say,
  { msisdn, from, to, at, language }: StatementHead,
  rows: readonly StatementRow[],
): void => {
  const lines = [
    say('statement.account', { phone: formatMsisdn(msisdn) }),
    say('statement.days', { from: dayIn(language, from), to: dayIn(language, to) }),
    say('statement.made', { at: farMomentIn(language, at) }),
    ...(rows.length === 0 ? [say('statement.empty')] : balancesIn(say, rows)),
  ];
  const head = doc.struct('Sect');
  doc.addStructure(head);
  head.add(
    doc.struct('H1', {}, () => {
      doc
        .font('Helvetica-Bold')
        .fontSize(TEXT.title)
        .text(`${BRAND.name}: ${say('statement.title')}`, MARGIN, MARGIN);
    }),
  );
  for (const line of lines)
    head.add(doc.struct('P', {}, () => void doc.font('Helvetica').fontSize(TEXT.body).text(line)));
  head.end();
  doc.moveDown();
};

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** Width of its text on one line. */
  readonly textWidth: number;
}

const cellsIn = (doc: PDFKit.PDFDocument, texts: Texts): readonly Cell[] =>
  COLUMNS.map(({ x, width, isRight }, at) => {
    const text = texts[at] ?? '';
    const textWidth = doc.widthOfString(text);
    return { text, width, textWidth, x: isRight ? x + width - textWidth : x };
  });

/** Most cells have one line; only the others are measured and broken, word by word. */
const isLong = ({ textWidth, width }: Cell): boolean => textWidth > width;

const heightOf = (doc: PDFKit.PDFDocument, cells: readonly Cell[]): number =>
  Math.max(
    doc.currentLineHeight(true),
    ...cells.filter(isLong).map(({ text, width }) => doc.heightOfString(text, { width })),
  ) + ROW_GAP;

const chooseFont = (doc: PDFKit.PDFDocument, tag: 'TH' | 'TD'): void =>
  void doc.font(tag === 'TH' ? 'Helvetica-Bold' : 'Helvetica').fontSize(TEXT.row);

const writeCell = (doc: PDFKit.PDFDocument, cell: Cell, top: number): void =>
  void doc.text(cell.text, cell.x, top, isLong(cell) ? { width: cell.width } : { lineBreak: false });

/** Draws decoration, which is not read aloud. */
const artifact = (doc: PDFKit.PDFDocument, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

/** Ends a row: draws a line under it, and moves below. */
const endRow = (doc: PDFKit.PDFDocument, bottom: number): void => {
  const under = bottom - ROW_GAP / 2 - 1;
  artifact(doc, () => {
    doc
      .moveTo(MARGIN, under)
      .lineTo(doc.page.width - MARGIN, under)
      .lineWidth(0.5)
      .stroke(RULE);
  });
  doc.x = MARGIN;
  doc.y = bottom;
};

/** Repeats the column headings on a further page. They are not read aloud again. */
const repeatHeadings = (doc: PDFKit.PDFDocument, headings: Texts): void => {
  chooseFont(doc, 'TH');
  const top = doc.y;
  const cells = cellsIn(doc, headings);
  artifact(doc, () => cells.forEach((cell) => writeCell(doc, cell, top)));
  endRow(doc, top + heightOf(doc, cells));
};

interface Table {
  readonly element: PDFKit.PDFStructureElement;
  readonly headings: Texts;
}

/** Writes one row of the table, on a new page if this one is full. */
const writeRow = (
  doc: PDFKit.PDFDocument,
  { element, headings }: Table,
  texts: Texts,
  tag: 'TH' | 'TD',
): void => {
  chooseFont(doc, tag);
  const cells = cellsIn(doc, texts);
  const height = heightOf(doc, cells);
  if (doc.y + height > doc.page.height - MARGIN - FOOT) {
    doc.addPage();
    repeatHeadings(doc, headings);
    chooseFont(doc, tag);
  }
  const top = doc.y;
  const row = doc.struct('TR');
  element.add(row);
  for (const cell of cells) row.add(doc.struct(tag, {}, () => writeCell(doc, cell, top)));
  row.end();
  endRow(doc, top + height);
};

const textsOf = (
  say: Say,
  language: Language,
  { at, type, reference, amount, balance, account }: StatementRow,
): Texts => [
  farMomentIn(language, at),
  account === 'bonus'
    ? `${say(movementWord({ type, amount }))} (${say('statement.bonus')})`
    : say(movementWord({ type, amount })),
  reference,
  `${amount > 0 ? '+' : ''}${formatAmount(amount)}`,
  formatAmount(balance),
];

const writeTable = async (
  doc: PDFKit.PDFDocument,
  say: Say,
  language: Language,
  rows: readonly StatementRow[],
): Promise<void> => {
  const element = doc.struct('Table');
  doc.addStructure(element);
  const names = ['at', 'what', 'reference', 'amount', 'balance'] as const;
  const [at, what, reference, amount, balance] = names.map((name) => say(`statement.column.${name}`));
  const headings: Texts = [at ?? '', what ?? '', reference ?? '', amount ?? '', balance ?? ''];
  const table = { element, headings };
  writeRow(doc, table, headings, 'TH');
  for (const [nth, row] of rows.entries()) {
    if (nth % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await letOthersWork();
    writeRow(doc, table, textsOf(say, language, row), 'TD');
  }
  element.end();
};

/** Numbers the pages, once their number is known. */
const writePageNumbers = (doc: PDFKit.PDFDocument, say: Say): void => {
  const { count: pages } = doc.bufferedPageRange();
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0; // the footer lies in the margin, where text would begin a new page
    doc
      .font('Helvetica')
      .fontSize(TEXT.row)
      .text(say('statement.page', { page: page + 1, pages }), MARGIN, doc.page.height - FOOT);
  }
};

/** A statement as PDF, tagged and in its customer's language: its text can be searched and read aloud. */
export const statementPdf = async (rows: readonly StatementRow[], head: StatementHead): Promise<Buffer> => {
  const say: Say = (id, values) => sayIn(head.language, id, values);
  const doc = newDocument(say('statement.title'), head.language);
  const bytes = bytesOf(doc);
  writeHead(doc, say, head, rows);
  if (rows.length > 0) await writeTable(doc, say, head.language, rows);
  writePageNumbers(doc, say);
  doc.end();
  return bytes;
};
