export const FIRST_PORT = 4200;
const LAST_PORT = 65_535;
/** `EX_CONFIG` of sysexits, with which the platform ends too. */
const BAD_CONFIGURATION = 78;

/**
 * Returns the platform's port, which leaves room for this many ports above it. If PORT is no such port, ends the process with a message before anything uses it:
 * otherwise the arcade's port and address would be blamed.
 */
export function refuseWrongPort(above: number): number {
  const given = process.env['PORT'] || String(FIRST_PORT);
  const most = LAST_PORT - above;
  if (/^\d+$/.test(given) && Number(given) <= most) return Number(given);
  console.error(`PORT is "${given}", but must be a port number from 0 to ${most}, for example 4300.`);
  process.exit(BAD_CONFIGURATION);
}
