import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Sql } from '../database/index.ts';
import type { AnsweredRequest, Handlers } from '../http/index.ts';
import { readHouseFigures, type HouseFigures } from './house-figures.store.ts';

interface MetricsParts {
  readonly db: Sql;
  /** Host to listen on for Prometheus; never one that customers reach. */
  readonly host: string;
  readonly port: number;
  /** All kinds of jobs, each with its lane. */
  readonly kinds: readonly { readonly name: string; readonly lane: string }[];
  /** Number of open price streams. */
  readonly openStreams: () => number;
}

/** Metrics of one process and its house, for Prometheus. */
export interface Metrics {
  /** The port it listens on. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Counters of one process's requests, from its start. */
export interface Counted {
  readonly registry: Registry;
  /** Counts an answered request. */
  readonly onAnswered: (answered: AnsweredRequest) => void;
  /** Wraps handlers so that their answers are counted by outcome. */
  readonly countAnswers: (handlers: Handlers) => Handlers;
}

/** The calls that move money: their answers are counted, each refusal by its reason. */
const MOVES_MONEY = [
  'placeBet',
  'placeJackpotBet',
  'takeCashOut',
  'deposit',
  'depositAndBet',
  'withdraw',
] as const satisfies readonly (keyof Handlers)[];

interface Answer {
  readonly kind?: string;
  readonly reason?: { readonly code: string };
}

const saidBy = ({ kind = 'done', reason }: Answer): string =>
  kind === 'refused' ? (reason?.code ?? kind) : kind;

/** Starts counting the answers of a process. */
export const countRequests = (): Counted => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'kipenga_request_seconds',
    help: 'Requests by method, route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'kipenga_answers_total',
    help: 'Answers of the calls that move money, by what they said: done, or the reason of a refusal',
    labelNames: ['call', 'said'],
    registers: [registry],
  });
  type Handle = (...asked: readonly unknown[]) => Promise<Answer>;
  const counted =
    (call: string, handle: Handle): Handle =>
    async (...asked) => {
      const answer = await handle(...asked);
      answers.inc({ call, said: saidBy(answer) });
      return answer;
    };
  return {
    registry,
    onAnswered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    countAnswers: (handlers) => ({
      ...handlers,
      ...Object.fromEntries(MOVES_MONEY.map((call) => [call, counted(call, handlers[call] as Handle)])),
    }),
  };
};

const gaugesOf = (registry: Registry) => {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
    new Gauge({ name: `kipenga_${name}`, help, labelNames, registers: [registry] });
  return {
    feedSilence: gauge('feed_silence_seconds', 'Seconds since a source of the odds feed was heard', 'source'),
    jobLateness: gauge('jobs_late_seconds', 'How late the oldest due job of a lane is', 'lane'),
    paymentAge: gauge('payment_pending_seconds', 'Age of the oldest payment that has not ended', 'type'),
    unsettled: gauge('matches_unsettled', 'Matches with a result that is not settled to the end'),
    aside: gauge('set_aside', 'What waits for an operator: lines of the feed, settlements, jobs', 'what'),
    booksAge: gauge('books_age_seconds', 'Seconds since the last nightly check of the books ended'),
    booksTotal: gauge('books_total_cents', 'Sum of all accounts at the last nightly check: 0'),
    booksDiffering: gauge('books_differing', 'Accounts that were not as they should be at the last check: 0'),
    streams: gauge('streams_open', 'Pages that are told of prices as they move'),
  };
};

const byLane = (
  kinds: MetricsParts['kinds'],
  lateness: HouseFigures['lateness'],
): ReadonlyMap<string, number> => {
  const latest = new Map(kinds.map(({ lane }) => [lane, 0]));
  for (const { name, lane } of kinds) {
    const seconds = lateness.find(({ kind }) => kind === name)?.seconds ?? 0;
    latest.set(lane, Math.max(latest.get(lane) ?? 0, seconds));
  }
  return latest;
};

const listen = async (server: Server, host: string, port: number): Promise<number> => {
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, done);
  });
  return (server.address() as AddressInfo).port;
};

/**
 * Serves Prometheus on its own port. The house's figures are read from the database on each request; while it cannot be read the
 * answer is 503, which only shows that the process lives.
 */
export const openMetrics = async (
  { registry }: Counted,
  { db, host, port, kinds, openStreams }: MetricsParts,
): Promise<Metrics> => {
  const gauges = gaugesOf(registry);
  const names = kinds.map(({ name }) => name);
  const read = async (): Promise<string> => {
    const figures = await readHouseFigures(db, names);
    gauges.feedSilence.reset();
    for (const { source, seconds } of figures.silence) gauges.feedSilence.set({ source }, seconds);
    for (const [lane, seconds] of byLane(kinds, figures.lateness)) gauges.jobLateness.set({ lane }, seconds);
    for (const type of ['deposit', 'withdrawal'])
      gauges.paymentAge.set({ type }, figures.pending.find((one) => one.type === type)?.seconds ?? 0);
    gauges.unsettled.set(figures.unsettledMatches);
    gauges.aside.set({ what: 'lines' }, figures.linesAside);
    gauges.aside.set({ what: 'settlements' }, figures.settlementsAside);
    gauges.aside.set({ what: 'jobs' }, figures.jobsAside);
    gauges.aside.set({ what: 'words to the regulator' }, figures.regulatorWaits);
    if (figures.books) {
      gauges.booksAge.set(Date.now() / 1_000 - figures.books.checkedAt);
      gauges.booksTotal.set(figures.books.total);
      gauges.booksDiffering.set(figures.books.differing);
    }
    gauges.streams.set(openStreams());
    return registry.metrics();
  };
  /** Concurrent requests share one read, so that a slow database is not asked more and more often. */
  let looking: Promise<string> | null = null;
  const look = (): Promise<string> => (looking ??= read().finally(() => (looking = null)));
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    look().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () =>
        response.writeHead(503, { 'content-type': 'text/plain' }).end('The database cannot be reached.\n'),
    );
  });
  return {
    port: await listen(server, host, port),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
