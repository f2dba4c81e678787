import { notServedYet, type Handlers } from './http/index.ts';

const NAMES = ['getJackpotSeal', 'getTicketProof'] as const satisfies readonly (keyof Handlers)[];

type NotServed = Pick<Handlers, (typeof NAMES)[number]>;

const refuse = async (): Promise<never> => {
  throw notServedYet();
};

/** The endpoints of rooms that are not built: each answers 501 in words. A room that is built takes its names out of the list. */
export const handlersNotServedYet = (): NotServed =>
  Object.fromEntries(NAMES.map((name) => [name, refuse])) as Record<(typeof NAMES)[number], typeof refuse>;
