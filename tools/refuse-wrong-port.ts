export const FIRST_PORT = 4200;
const LAST_PORT = 65_535;
/** `EX_CONFIG` of sysexits, with which the platform ends too. */
const BAD_CONFIGURATION = 78;

/**
 * The platform's port, with so many above it for what stands beside it. Where PORT names none, the process
 * says so and ends, before anything is made of it: or the arcade's port and address would be blamed.
 */
export function refuseWrongPort(above: number): number {
  const given = process.env['PORT'] || String(FIRST_PORT);
  const most = LAST_PORT - above;
  if (/^\d+$/.test(given) && Number(given) <= most) return Number(given);
  console.error(`PORT is "${given}", but must be a port number from 0 to ${most}, for example 4300.`);
  process.exit(BAD_CONFIGURATION);
}
