/** One line of a comma-separated file as its cells. `isWhole` is false where a quote is opened and never closed. */
export function splitCsvLine(line: string): { readonly cells: readonly string[]; readonly isWhole: boolean } {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (isQuoted && character === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (character === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else {
      cell += character;
    }
  }
  return { cells: [...cells, cell], isWhole: !isQuoted };
}
