import type { Database } from '../database/index.ts';
import { receivedOf, type ReceivedDay } from '../gateways/index.ts';

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`;
const table = (name: string, heads: readonly string[], rows: readonly string[]): string =>
  `<h2>${name}</h2><table border="1" cellpadding="8"><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const dayRow = ({ day, toldRoot, ownRoot, events }: ReceivedDay): string =>
  row([
    day,
    String(events),
    toldRoot === ownRoot ? 'the same' : 'NOT THE SAME',
    toldRoot ?? 'none',
    ownRoot ?? 'none',
  ]);

/** A page of the sandbox's regulator: the reported roots of days beside the computed ones, and the newest events. */
export const regulatorPage = async (db: Database): Promise<string> => {
  const { days, events } = await receivedOf(db);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The sandbox’s regulator</title>
<link rel="stylesheet" href="/sandbox/handset/handset.css"><h1>The sandbox’s regulator</h1>
<p>Every event came with the house’s signature. A day’s root is told by the house, and worked out here from the events alone.</p>
${table('Days', ['Day', 'Events', 'Roots', 'Told', 'Worked out'], days.map(dayRow))}
${table(
  'Newest events',
  ['Event', 'Record'],
  events.map(({ id, record }) => row([id, record])),
)}</html>`;
};
