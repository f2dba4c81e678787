/** Bounds of one lane. */
interface LaneBounds {
  /** The most jobs in hand at once, in one process. */
  readonly places: number;
  /** Time after which another process may take a job that is in hand: longer than any job of the lane runs. */
  readonly leaseSeconds: number;
}

/**
 * The lanes of the outbox. Each has its own runner, so what waits or hangs in one holds up no other. A job of the first five waits for the
 * database alone. Calls to the world have a lane for each gateway: they hold no connection while they wait for an answer.
 */
export const LANES = {
  /** Credits, callbacks, and bets that wait for money. */
  money: { places: 4, leaseSeconds: 60 },
  /** Verdicts on bets that wait on matches in play: each has waited its seconds. */
  'live-bets': { places: 32, leaseSeconds: 60 },
  /** SMS that came in, and words to single customers. */
  messages: { places: 4, leaseSeconds: 60 },
  /** Notices handed to the carrier by the thousand, as after a match. */
  notices: { places: 1, leaseSeconds: 60 },
  /** Deletes of what nobody asks for again, and the check of the books. */
  tidy: { places: 1, leaseSeconds: 900 },
  /** Requests to mobile money, and what a sandbox's pays out. */
  'mobile-money-calls': { places: 50, leaseSeconds: 120 },
  /** Requests about people: who they are, and whether they may play. */
  'identity-calls': { places: 4, leaseSeconds: 60 },
  /** What the regulator is told; a day that ends is long. */
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

/** The lanes whose jobs reach out of the house, or do what its gateway would in a sandbox: a copy of the house leaves them undone. */
export const LANES_OUT: readonly Lane[] = [
  'mobile-money-calls',
  'identity-calls',
  'regulator-calls',
  'sms-calls',
  'sms-news-calls',
  'push-calls',
];

/** Tries over most of a day, each later than the one before. */
const MOST_TRIES = 30;

/** A kind of job: its lane, its payload, and how often it is tried before it is set aside. */
export interface JobKind<Payload> {
  /** Stands in the table, so it never changes. */
  readonly name: string;
  readonly lane: Lane;
  readonly mostTries: number;
  /** Never set: it ties the payload that is promised to the payload that is worked on. */
  readonly payload?: (payload: Payload) => Payload;
}

/** The payload of a kind whose name says all. */
export type NoPayload = Readonly<Record<string, never>>;

/** Declares a kind of job in its lane. A kind that ends by itself may be tried more often, one that is soon of no use less often. */
export const jobKind = <Payload>(name: string, lane: Lane, mostTries = MOST_TRIES): JobKind<Payload> => ({
  name,
  lane,
  mostTries,
});

/** What a job throws that no later try helps: it is set aside at once, with this reason. */
export class NoTryHelps extends Error {
  override readonly name = 'NoTryHelps';
}

/** The work on jobs of one kind. */
export interface JobWork {
  readonly kind: Pick<JobKind<unknown>, 'name' | 'lane' | 'mostTries'>;
  readonly run: (payload: unknown) => Promise<void>;
  /** Of daily work: promises it for today; each day promises the next. Asking again promises nothing new. */
  readonly promise?: () => Promise<void>;
}

/**
 * Joins a kind with its work. A job may run more than once (a process can die after the work): `run` makes its effect happen once by keys
 * of its own. The payload comes back as the JSON of what was promised.
 */
export const jobWork = <Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload) => Promise<void>,
): JobWork => ({
  kind,
  // `enqueue` takes no other payload for this kind.
  run: (payload) => run(payload as Payload),
});
