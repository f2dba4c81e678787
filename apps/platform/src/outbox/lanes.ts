/** Bounds of one lane. */
interface LaneBounds {
  /** The most jobs at once, in one process. */
  readonly places: number;
  /** Time after which another process may take over a job: longer than any job of the lane runs. */
  readonly leaseSeconds: number;
}

/**
 * The lanes of the outbox. Each has its own runner, so that a job that waits or hangs holds up no other lane. Jobs of the first
 * five wait for the database only. Calls to the outside have a lane for each gateway: they hold no connection while they wait
 * for an answer.
 */
export const LANES = {
  /** Credits, callbacks, and bets that wait for money. */
  money: { places: 4, leaseSeconds: 60 },
  /** Verdicts on bets that wait on matches in play. */
  'live-bets': { places: 32, leaseSeconds: 60 },
  /** Incoming SMS, and messages to single customers. */
  messages: { places: 4, leaseSeconds: 60 },
  /** Notices handed to the carrier by the thousand, as after a match. */
  notices: { places: 1, leaseSeconds: 60 },
  /** Deletion of outdated rows, and the check of the books. */
  tidy: { places: 1, leaseSeconds: 900 },
  /** Requests to mobile money, and payouts of a sandbox's stand-in. */
  'mobile-money-calls': { places: 50, leaseSeconds: 120 },
  /** Requests about people: their identity, and whether they may play. */
  'identity-calls': { places: 4, leaseSeconds: 60 },
  /** Reports to the regulator; the report at the end of a day is long. */
  'regulator-calls': { places: 1, leaseSeconds: 900 },
  /** Requests to the SMS carrier: messages that somebody waits for. */
  'sms-calls': { places: 8, leaseSeconds: 60 },
  /** Requests to the SMS carrier: messages that nobody waits for. */
  'sms-news-calls': { places: 8, leaseSeconds: 60 },
  /** Requests to the push services of browsers. */
  'push-calls': { places: 8, leaseSeconds: 60 },
} as const satisfies Readonly<Record<string, LaneBounds>>;

/** The name of a lane. */
export type Lane = keyof typeof LANES;

/** Lanes whose jobs reach out of the house, or act for a sandbox's gateway: a copy of the house does not run them. */
export const LANES_OUT: readonly Lane[] = [
  'mobile-money-calls',
  'identity-calls',
  'regulator-calls',
  'sms-calls',
  'sms-news-calls',
  'push-calls',
];

/** Tries over most of a day, at growing intervals. */
const MOST_TRIES = 30;

/** A kind of job: its lane, its payload, and its number of tries before it is set aside. */
export interface JobKind<Payload> {
  /** Stored in the table, so it must never change. */
  readonly name: string;
  readonly lane: Lane;
  readonly mostTries: number;
  /** Never set: it ties the type of the promised payload to that of the work. */
  readonly payload?: (payload: Payload) => Payload;
}

/** The payload of a kind that needs none. */
export type NoPayload = Readonly<Record<string, never>>;

/** Declares a kind of job in its lane. A kind that ends by itself may be tried more often, one that soon becomes useless less often. */
export const jobKind = <Payload>(name: string, lane: Lane, mostTries = MOST_TRIES): JobKind<Payload> => ({
  name,
  lane,
  mostTries,
});

/** Thrown by a job that cannot succeed: it is set aside at once, with this reason. */
export class NoTryHelps extends Error {
  override readonly name = 'NoTryHelps';
}

/** The work on jobs of one kind. */
export interface JobWork {
  readonly kind: Pick<JobKind<unknown>, 'name' | 'lane' | 'mostTries'>;
  readonly run: (payload: unknown) => Promise<void>;
  /** For daily work: promises today's job; each day promises the next. Calling it again promises nothing new. */
  readonly promise?: () => Promise<void>;
}

/**
 * Joins a kind with its work. A job may run more than once (a process can die after the work): `run` must make its effect happen
 * once, by its own keys. The payload is the JSON of what was promised.
 */
export const jobWork = <Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobWork => ({
  kind,
  // `enqueue` accepts no other payload for this kind.
  run: (payload) => run(payload as Payload),
});
