import type { Handlers } from '../http/index.ts';
import { refusedCashOut } from './refuse-cash-out.ts';

const NOT_OFFERED = refusedCashOut({ code: 'cash-out-not-offered', values: {} });

/** The calls of a cash-out (D115). */
export const cashOutHandlers = (): Pick<
  Handlers,
  'getCashOut' | 'takeCashOut' | 'setCashOutFloor' | 'dropCashOutFloor'
> => ({
  getCashOut: () => Promise.resolve(NOT_OFFERED),
  takeCashOut: () => Promise.resolve(NOT_OFFERED),
  setCashOutFloor: () => Promise.resolve(NOT_OFFERED),
  dropCashOutFloor: () => Promise.resolve(NOT_OFFERED),
});
