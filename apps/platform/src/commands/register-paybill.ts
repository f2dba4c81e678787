import { parseArgs } from 'node:util';
import { ok } from '@kipenga/betting-core';
import { ConfigRefusal, readConfig, type Config } from '../configuration/index.ts';
import { registerPaybill } from '../gateways/index.ts';
import { systemClock } from '../ports/index.ts';
import { orderOf } from './order-of.ts';

const SET_UP_WRONGLY = 78;

/** Null where the settings make no sense, which is told. */
const configOrWords = (): Config | null => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigRefusal)) throw error;
    console.error(error.message);
    return null;
  }
};

/**
 * Asks M-Pesa to report payments made by hand at the paybill. Needed once for each paybill, and after a new secret. @returns the
 * exit code.
 */
const run = async (): Promise<number> => {
  const config = configOrWords();
  if (config === null) return SET_UP_WRONGLY;
  if (config.mpesa === null) {
    console.error('MPESA_* are not set: apps/platform/README.md lists them.');
    return SET_UP_WRONGLY;
  }
  const { version, refusals } = await registerPaybill(config.mpesa, systemClock);
  if (refusals.length > 0) console.error(`M-Pesa has not taken the addresses by ${refusals.join(', by ')}`);
  if (version !== null)
    console.log(`M-Pesa reports to ${config.mpesa.callbackOrigin} now, by ${version} of its call.`);
  return version === null ? 1 : 0;
};

const usage = `register-paybill.ts

The settings of the house, MPESA_* among them, say which paybill and where M-Pesa reports to.`;

if (orderOf({ usage, read: (args) => ok(parseArgs({ args: [...args] })) }) !== null)
  process.exitCode = await run();
