import { addCents, cents, minCents, ok, refuse, subtractCents, type Cents } from '@kipenga/betting-core';
import { commit, commitmentTo, digestOf } from '../fairness/commitment.ts';
import { ownName, type Digest } from '../fairness/digest.ts';
import { readStake } from '../games/limits.ts';
import { unriskedOf } from '../games/unrisked.ts';
import type { PlayerAccount } from '../money/player-account.ts';
import type { SharedPhase, SharedView, StakeView } from '../protocol.ts';
import type { LiveState } from './live-state.ts';
import { tell, tellPlayer, type GamePlayer, type Play } from './play.ts';
import type { SharedDecisions, SharedGame, Wager, Win } from './shared-game.ts';
import {
  namesAnother,
  type Asked,
  type HandInPlay,
  type Table,
  type TableAnswer,
  type TableParts,
} from './table.ts';
import { tally } from './tally.ts';

/** Interval at which a running round is checked, in milliseconds. */
const CHECK_MS = 50;
const RECENT = 20;

/** A stake that a decision added to another, and the account that paid it. */
interface AddedStake {
  readonly id: string;
  readonly account: PlayerAccount;
}

interface Ticket<Terms> extends Wager<Terms> {
  /** The launch it was staked from. It shows on all screens of its player. */
  readonly play: Play;
  /** The number of the stake in its round, from 1. */
  readonly number: number;
  terms: Terms;
  view: StakeView;
  /** Stakes that decisions added. They are decided with this one, which is paid for all of them. */
  readonly added: AddedStake[];
  /** A decision is waiting for the wallet. */
  isAsking: boolean;
}

/** A decided stake and its win; null if it lost. */
interface Decision<Terms> {
  readonly ticket: Ticket<Terms>;
  readonly win: Win | null;
}

const isOpen = ({ view }: { readonly view: StakeView }): boolean => view.state === 'open';

/** Consecutive rounds shared by all who watch: stakes are taken, the round runs, its result is shown. */
export class SharedRounds<Terms, Outcome> implements Table<SharedView<Outcome>, StakeView> {
  readonly #parts: TableParts;
  readonly #game: SharedGame<Terms, Outcome>;
  /** State for the lobby; undefined for games without marks, which the lobby does not show. */
  readonly live?: () => LiveState;
  /** Resumes a round of an earlier process; undefined for games without decisions. */
  readonly resume?: (hands: readonly HandInPlay[]) => void;
  /** Watching launches. One with two pages open counts twice, until both are closed. */
  readonly #audience = tally<Play>();
  /** Stakes on their way to the wallet. */
  readonly #asking = tally<GamePlayer>();
  #tickets: Ticket<Terms>[] = [];
  #phase: 'idle' | SharedPhase = 'idle';
  #since = 0;
  #round: string;
  #commitment;
  #outcome: Outcome | null = null;
  #recent: SharedView<Outcome>['recent'] = [];
  #callOff: () => void = () => undefined;

  constructor(parts: TableParts, game: SharedGame<Terms, Outcome>) {
    this.#parts = parts;
    this.#game = game;
    this.#round = parts.newRound();
    this.#commitment = commit(parts.random);
    const { markOf, decisions } = game;
    if (decisions !== undefined) this.resume = (hands) => this.#resume(decisions, hands);
    if (markOf === undefined) return;
    this.live = () => this.#liveState(markOf);
    this.#takeStakes();
  }

  view(): SharedView<Outcome> {
    return {
      phase: this.#phase === 'idle' ? 'betting' : this.#phase,
      round: this.#round,
      hash: this.#commitment.hash,
      ms: Math.max(0, Math.round(this.#phaseMs())),
      outcome: this.#seen(),
      recent: this.#recent,
    };
  }

  watch(play: Play): () => void {
    const leave = this.#audience.add(play);
    if (this.#phase === 'idle') this.#takeStakes();
    return leave;
  }

  async stake(play: Play, asked: Asked): Promise<TableAnswer<StakeView>> {
    const stake = readStake(asked['amount'], this.#parts.limits);
    const terms = stake === null ? null : this.#game.readTerms(asked, stake, this.#round);
    if (stake === null || terms === null) return refuse('bad-stake');
    if (this.#phase !== 'betting' || namesAnother(asked, 'round', this.#round)) return refuse('too-late');
    const count = this.stakesOf(play).length + this.#asking.of(play.player);
    if (count >= this.#game.stakesPerRound) return refuse('too-many');
    const round = this.#round;
    const answered = this.#asking.add(play.player);
    const taken = await play.account.stake(`${this.#parts.gameId}:${round}`, stake).finally(answered);
    if (!taken.ok) return refuse(taken.reason.kind);
    if (this.#round === round && this.#isTakingStakes())
      return ok(this.#enrol(play, taken.value, { stake, terms }));
    play.account.giveBack(taken.value);
    return refuse('too-late');
  }

  cashOut(play: Play, asked: Asked): TableAnswer<StakeView> {
    const mine = this.#ticketsOf(play);
    const ticket = mine.findLast(({ view }) => !namesAnother(asked, 'stake', view.id));
    if (mine.length > 0 && ticket === undefined) return refuse('too-late');
    const { run } = this.#game;
    if (run === undefined) return refuse('too-early');
    // A repeated request gets the same answer, and is paid once.
    if (ticket?.view.state === 'won') return ok(ticket.view);
    if (this.#phase === 'shown') return refuse('too-late');
    if (ticket === undefined || this.#phase !== 'running' || this.#outcome === null)
      return refuse('too-early');
    const win = run.cashOut(ticket, this.#elapsed(), this.#outcome);
    if (!win.ok) return win;
    const settled = { ticket, win: win.value };
    payAll(settled, this.#unrisked([settled]).get(ticket));
    return ok(this.#change(ticket, { state: 'won', ...win.value }));
  }

  async decide(play: Play, asked: Asked): Promise<TableAnswer<StakeView>> {
    const { decisions } = this.#game;
    const ticket = this.#ticketsOf(play).find(({ view }) => view.id === asked['stake']);
    const outcome = this.#outcome;
    if (decisions === undefined || outcome === null) return refuse('too-early');
    if (ticket === undefined || !this.#isRunning(ticket)) return refuse('too-late');
    if (ticket.isAsking) return refuse('too-soon');
    const decided = decisions.decide(ticket, asked, outcome);
    if (!decided.ok) return decided;
    const { terms, adds } = decided.value;
    if (adds > 0) {
      const added = await this.#add(ticket, adds, play);
      if (!added.ok) return added;
    }
    ticket.terms = terms;
    this.#keep(ticket, decisions);
    const stake = addCents(ticket.view.stake, adds);
    return ok(this.#change(ticket, { stake, ...this.#game.showTerms(ticket, outcome) }));
  }

  stakesOf(play: Play): readonly StakeView[] {
    return this.#ticketsOf(play).map(({ view }) => view);
  }

  stop(): void {
    this.#callOff();
    const isKept = this.#phase === 'running' && this.#game.decisions !== undefined;
    this.#phase = 'idle';
    for (const ticket of isKept ? [] : this.#tickets.filter(isOpen)) {
      ticket.play.account.giveBack(ticket.view.id);
      for (const { id, account } of ticket.added) account.giveBack(id);
      this.#change(ticket, { state: 'returned', paid: ticket.view.stake });
    }
    this.#tickets = [];
  }

  #resume(decisions: SharedDecisions<Terms, Outcome>, hands: readonly HandInPlay[]): void {
    const [first] = hands;
    if (first === undefined) return;
    this.#callOff();
    this.#round = first.kept.round;
    this.#commitment = commitmentTo(first.kept.seed);
    this.#tickets = hands.map(({ play, id, stake, addedStake, kept: { number, made, added } }) => {
      const wager = { stake, terms: decisions.read(made) };
      const all = addCents(stake, addedStake);
      const view = { ...this.#openView(id, all), ...this.#game.showTerms(wager, null), number };
      const more = added.map((of) => ({ id: of, account: play.account }));
      return { ...wager, play, number, view, added: more, isAsking: false };
    });
    this.#closeStakes();
  }

  #liveState(markOf: (outcome: Outcome) => string): LiveState {
    const { phase, round, ms, recent } = this.view();
    const marks = recent.map(({ outcome }) => markOf(outcome));
    const seated = new Set([...this.#audience.keys()].map(({ player }) => player)).size;
    return { phase, round, ms, seated, recent: marks };
  }

  /** The stakes of a player, from all their screens. */
  #ticketsOf({ player }: Play): readonly Ticket<Terms>[] {
    return this.#tickets.filter(({ play }) => play.player === player);
  }

  /** The part of the result that everybody may see. */
  #seen(): Outcome | null {
    const outcome = this.#outcome;
    if (outcome === null || this.#phase === 'shown') return outcome;
    return this.#game.decisions?.openOf(outcome) ?? null;
  }

  #isRunning(ticket: Ticket<Terms>): boolean {
    return this.#phase === 'running' && isOpen(ticket) && this.#tickets.includes(ticket);
  }

  /** Takes the amount that a decision adds, from the account that decided. Refuses if the round has ended meanwhile. */
  async #add(ticket: Ticket<Terms>, amount: Cents, { account }: Play): Promise<TableAnswer<null>> {
    ticket.isAsking = true;
    const name = `${this.#parts.gameId}:${ticket.view.round}`;
    const taken = await account.stake(name, amount).finally(() => (ticket.isAsking = false));
    if (!taken.ok) return refuse(taken.reason.kind);
    if (this.#isRunning(ticket)) ticket.added.push({ id: taken.value, account });
    else account.giveBack(taken.value);
    return this.#isRunning(ticket) ? ok(null) : refuse('too-late');
  }

  #elapsed(): number {
    return this.#parts.time.now() - this.#since;
  }

  /** Milliseconds until the phase ends; of a running round, since it began. */
  #phaseMs(): number {
    const { bettingMs, shownMs } = this.#game;
    if (this.#phase === 'idle') return bettingMs;
    if (this.#phase === 'running') return this.#elapsed();
    return (this.#phase === 'betting' ? bettingMs : shownMs) - this.#elapsed();
  }

  #isTakingStakes(): boolean {
    return this.#phase === 'betting';
  }

  #enter(phase: SharedPhase, ms: number, then: () => void): void {
    this.#phase = phase;
    this.#since = this.#parts.time.now();
    this.#callOff = this.#parts.time.after(ms, then);
    for (const play of this.#audience.keys()) tell(play, { kind: 'table', view: this.view() });
  }

  #takeStakes(): void {
    for (const [player, theirs] of Map.groupBy(this.#tickets, ({ play }) => play.player))
      player.lastStakes = theirs.map(({ view }) => view);
    this.#tickets = [];
    this.#outcome = null;
    this.#round = this.#parts.newRound();
    this.#commitment = commit(this.#parts.random);
    this.#enter('betting', this.#game.bettingMs, () => this.#closeStakes());
  }

  #enrol(play: Play, id: string, wager: Wager<Terms>): StakeView {
    const { showTerms, decisions } = this.#game;
    const number = this.#tickets.length + 1;
    const view = {
      ...this.#openView(id, wager.stake),
      ...showTerms(wager, null),
      ...(decisions && { number }),
    };
    const ticket: Ticket<Terms> = { ...wager, play, number, view, added: [], isAsking: false };
    this.#tickets.push(ticket);
    // The page may miss the answer, but not the stream.
    return this.#change(ticket, {});
  }

  #openView(id: string, stake: Cents): Omit<StakeView, 'at' | 'pick'> {
    return { id, round: this.#round, stake, state: 'open', paid: cents(0) };
  }

  /** The digest of the seed for a name: the round's, or that of one of its stakes. */
  #digestOf(round: string): Digest {
    const { blocks, decisions } = this.#game;
    const name = `${this.#parts.gameId}:${round}`;
    return digestOf(this.#commitment.seed, name, blocks, decisions?.ownBlocks);
  }

  #closeStakes(): void {
    const { outcomeOf, run, decisions } = this.#game;
    const outcome = outcomeOf(this.#digestOf(this.#round), this.#round);
    this.#outcome = outcome;
    const lastsMs = (run ?? decisions)?.lastsMs(outcome);
    if (lastsMs === undefined) return this.#end(outcome);
    if (decisions !== undefined) this.#deal(decisions);
    this.#enter('running', Math.min(CHECK_MS, lastsMs), () => this.#look(outcome, lastsMs));
    if (decisions === undefined) return;
    for (const ticket of this.#tickets) this.#change(ticket, this.#game.showTerms(ticket, outcome));
  }

  /** Deals each stake its own draw. All of it is kept before any card is shown. */
  #deal(decisions: SharedDecisions<Terms, Outcome>): void {
    for (const ticket of this.#tickets)
      ticket.terms = decisions.deal(ticket.terms, this.#digestOf(ownName(this.#round, ticket.number)));
    if (this.#tickets.length === 0) return;
    this.#parts.together(() => {
      for (const ticket of this.#tickets) this.#keep(ticket, decisions);
    });
  }

  /** Keeps all that another process needs to resume the stake. */
  #keep(
    { play, view, number, terms, added }: Ticket<Terms>,
    { write }: SharedDecisions<Terms, Outcome>,
  ): void {
    play.account.keep(view.id, {
      game: this.#parts.gameId,
      round: this.#round,
      seed: this.#commitment.seed,
      number,
      made: write(terms),
      added: added.map(({ id }) => id),
      play: play.id,
      player: play.player.name,
      balance: play.balance,
    });
  }

  #look(outcome: Outcome, lastsMs: number): void {
    const elapsed = this.#elapsed();
    if (elapsed >= lastsMs || this.#isAllDecided(outcome)) return this.#end(outcome);
    this.#decide((ticket) => this.#game.run?.winsBy(ticket, elapsed, outcome) ?? 'open');
    this.#callOff = this.#parts.time.after(Math.min(CHECK_MS, lastsMs - elapsed), () =>
      this.#look(outcome, lastsMs),
    );
  }

  /** True if all players have decided, in a game with decisions. */
  #isAllDecided(outcome: Outcome): boolean {
    const { decisions } = this.#game;
    return (
      decisions !== undefined &&
      this.#tickets.every((ticket) => !ticket.isAsking && decisions.isDone(ticket, outcome))
    );
  }

  #end(outcome: Outcome): void {
    this.#decide((ticket) => this.#game.wins(ticket, outcome));
    const { hash, seed } = this.#commitment;
    const { recentRounds = RECENT, shownMs } = this.#game;
    this.#recent = [{ round: this.#round, hash, seed, outcome }, ...this.#recent].slice(0, recentRounds);
    this.#enter('shown', shownMs, () => {
      if (this.#audience.isEmpty() && this.live === undefined) this.#phase = 'idle';
      else this.#takeStakes();
    });
  }

  /**
   * Pays every open stake that is won or lost (null) now, before any page is sent the result: after a crash in
   * between, the wins are owed.
   */
  #decide(winOf: (ticket: Ticket<Terms>) => Win | null | 'open'): void {
    const decided = this.#tickets.filter(isOpen).flatMap((ticket) => {
      const win = winOf(ticket);
      return win === 'open' ? [] : [{ ticket, win }];
    });
    if (decided.length === 0) return;
    const unrisked = this.#unrisked(decided);
    this.#parts.together(() => {
      for (const one of decided) payAll(one, unrisked.get(one.ticket));
    });
    for (const { ticket, win } of decided)
      this.#change(ticket, win === null ? { state: 'lost' } : { state: 'won', ...win });
  }

  /**
   * The part of each stake's payout that was not at risk, counting all that its customer staked on the round from any
   * screen.
   */
  #unrisked(decided: readonly Decision<Terms>[]): ReadonlyMap<Ticket<Terms>, Cents> {
    const { returns } = this.#game;
    const parts = new Map<Ticket<Terms>, Cents>();
    if (returns === undefined) return parts;
    for (const theirs of Map.groupBy(decided, ({ ticket }) => ticket.play.player).values()) {
      if (theirs.every(({ win }) => win === null)) continue;
      const staked = theirs.map(({ ticket }) => ticket.stake).reduce(addCents);
      const settled = theirs.map(({ ticket: { stake, terms }, win }) => ({ stake, terms, win }));
      let left = unriskedOf(staked, returns(settled, this.#round));
      for (const { ticket, win } of theirs) {
        const part = minCents(left, paidBy(win));
        parts.set(ticket, part);
        left = subtractCents(left, part);
      }
    }
    return parts;
  }

  #change(ticket: Ticket<Terms>, change: Partial<StakeView>): StakeView {
    ticket.view = { ...ticket.view, ...change };
    tellPlayer(ticket.play.player, { kind: 'stake', stake: ticket.view });
    return ticket.view;
  }
}

/** Pays the stake for all that was added to it, and the added stakes nothing. */
const payAll = <Terms>(
  { ticket: { play, view, added }, win }: Decision<Terms>,
  unrisked: Cents = cents(0),
): void => {
  play.account.pay(view.id, paidBy(win), { unrisked });
  for (const { id, account } of added) account.pay(id, cents(0));
};

const paidBy = (win: Win | null): Cents => win?.paid ?? cents(0);
