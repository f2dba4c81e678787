import type { Column } from './column.ts';

/** A cell for a spreadsheet. What a customer typed must not be read as a formula; a negative sum stays a number. */
function csvCell(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?![\d.,]+$)/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** What a table lists, as a CSV that spreadsheets read. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [
    columns.map(({ name }) => csvCell(name)),
    ...rows.map((row) => columns.map(({ text }) => csvCell(text(row)))),
  ]
    .map((cells) => cells.join(','))
    .join('\r\n');

/** Saves it on this computer, under the name of the table. */
export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void =>
  saveText(name, csvOf(columns, rows));

/** Saves a CSV that is made already. */
export function saveText(name: string, csv: string): void {
  // The mark at its beginning tells spreadsheets that it is UTF-8.
  const file = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.csv`;
  link.click();
  URL.revokeObjectURL(file);
}
