import type { Column } from './column.ts';

/** A CSV cell. Text that a customer typed must not be run as a formula; a negative number stays a number. */
function csvCell(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?![\d.,]+$)/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Rows of a table as CSV. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  [
    columns.map(({ name }) => csvCell(name)),
    ...rows.map((row) => columns.map(({ text }) => csvCell(text(row)))),
  ]
    .map((cells) => cells.join(','))
    .join('\r\n');

/** Downloads rows as a CSV named after the table. */
export const saveCsv = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void =>
  saveText(name, csvOf(columns, rows));

/** Downloads a CSV. */
export function saveText(name: string, csv: string): void {
  // The byte order mark tells spreadsheets that it is UTF-8.
  const file = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.csv`;
  link.click();
  URL.revokeObjectURL(file);
}
