import { customerOf, notFound, type CallContext, type Handlers } from '../../http/index.ts';
import type { Services } from '../../services/index.ts';
import type { BetId } from '@kipenga/betting-core';
import { cashOutWaitOf } from './cash-out-waits.store.ts';
import { forgetFloor, setFloor } from './floors.ts';
import { askCashOut, takeCashOut } from './take-cash-out.ts';

const known = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw notFound();
  return answer;
};

const nameOf = ({ betId }: { readonly betId: BetId }, context: CallContext) => ({
  profileId: customerOf(context).profileId,
  betId,
});

/** The calls of a cash-out (D115). Another customer's bet counts as unknown. */
export const cashOutHandlers = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Pick<
  Handlers,
  'getCashOut' | 'getCashOutWait' | 'takeCashOut' | 'setCashOutFloor' | 'dropCashOutFloor'
> => {
  const parts = { db, now: () => bettingClock.now() };
  return {
    getCashOut: async ({ params, query }, context) =>
      known(await askCashOut(parts, nameOf(params, context), query.share)),

    getCashOutWait: async ({ params }, context) => known(await cashOutWaitOf(db, nameOf(params, context))),

    takeCashOut: async ({ params, body }, context) =>
      known(
        await takeCashOut(parts, { ...nameOf(params, context), key: context.idempotencyKey, asked: body }),
      ),

    setCashOutFloor: async ({ params, body }, context) =>
      known(await setFloor(parts, nameOf(params, context), body.floor)),

    dropCashOutFloor: async ({ params }, context) => known(await forgetFloor(parts, nameOf(params, context))),
  };
};
