import { cents, ok, refuse, type Cents } from '@kipenga/betting-core';
import { commit, digestOf } from '../fairness/commitment.ts';
import { readStake } from '../games/limits.ts';
import type { SharedPhase, SharedView, StakeView } from '../protocol.ts';
import { tell, type Play } from './play.ts';
import type { SharedGame, Wager, Win } from './shared-game.ts';
import { isOfAnother, type Asked, type Table, type TableAnswer, type TableParts } from './table.ts';
import { tally } from './tally.ts';

/** How often a round that runs is looked at. */
const CHECK_MS = 50;
const RECENT = 20;

interface Ticket<Terms> extends Wager<Terms> {
  readonly play: Play;
  view: StakeView;
}

const isOpen = ({ view }: { readonly view: StakeView }): boolean => view.state === 'open';

/** Rounds one after another, shared by everybody who looks on: stakes are taken, the round runs, its result is shown. */
export class SharedRounds<Terms, Outcome> implements Table<SharedView<Outcome>, StakeView> {
  readonly #parts: TableParts;
  readonly #game: SharedGame<Terms, Outcome>;
  /** Who looks on. A player with two pages open is there twice, and there until both are closed. */
  readonly #audience = tally<Play>();
  /** Stakes on their way to the wallet, by player. */
  readonly #asking = tally<Play>();
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
  }

  view(): SharedView<Outcome> {
    return {
      phase: this.#phase === 'idle' ? 'betting' : this.#phase,
      round: this.#round,
      hash: this.#commitment.hash,
      ms: Math.max(0, Math.round(this.#phaseMs())),
      outcome: this.#phase === 'shown' ? this.#outcome : null,
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
    const terms = stake === null ? null : this.#game.readTerms(asked, stake);
    if (stake === null || terms === null) return refuse('bad-stake');
    if (this.#phase !== 'betting' || isOfAnother(asked, 'round', this.#round)) return refuse('too-late');
    const count = this.stakesOf(play).length + this.#asking.of(play);
    if (count >= this.#game.stakesPerRound) return refuse('too-many');
    const round = this.#round;
    const answered = this.#asking.add(play);
    const taken = await play.purse.stake(`${this.#parts.gameId}:${round}`, stake).finally(answered);
    if (!taken.ok) return refuse(taken.reason.kind);
    if (this.#round === round && this.#isTakingStakes())
      return ok(this.#enrol(play, taken.value, { stake, terms }));
    play.purse.giveBack(taken.value);
    return refuse('too-late');
  }

  cashOut(play: Play, asked: Asked): TableAnswer<StakeView> {
    const mine = this.#tickets.filter((ticket) => ticket.play === play);
    const ticket = mine.findLast(({ view }) => !isOfAnother(asked, 'stake', view.id));
    if (mine.length > 0 && ticket === undefined) return refuse('too-late');
    const { run } = this.#game;
    if (run === undefined) return refuse('too-early');
    // Asked twice, told twice, paid once.
    if (ticket?.view.state === 'won') return ok(ticket.view);
    if (this.#phase === 'shown') return refuse('too-late');
    if (ticket === undefined || this.#phase !== 'running' || this.#outcome === null)
      return refuse('too-early');
    const win = run.cashOut(ticket, this.#elapsed(), this.#outcome);
    if (!win.ok) return win;
    play.purse.pay(ticket.view.id, win.value.paid);
    return ok(this.#change(ticket, { state: 'won', ...win.value }));
  }

  stakesOf(play: Play): readonly StakeView[] {
    return this.#tickets.filter((ticket) => ticket.play === play).map(({ view }) => view);
  }

  stop(): void {
    this.#callOff();
    this.#phase = 'idle';
    for (const ticket of this.#tickets.filter(isOpen)) {
      ticket.play.purse.giveBack(ticket.view.id);
      this.#change(ticket, { state: 'returned', paid: ticket.stake });
    }
    this.#tickets = [];
  }

  #elapsed(): number {
    return this.#parts.time.now() - this.#since;
  }

  /** Until the phase ends; for a round that runs, since it began. */
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
    this.#tickets = [];
    this.#outcome = null;
    this.#round = this.#parts.newRound();
    this.#commitment = commit(this.#parts.random);
    this.#enter('betting', this.#game.bettingMs, () => this.#closeStakes());
  }

  #enrol(play: Play, id: string, { stake, terms }: Wager<Terms>): StakeView {
    const told = this.#game.showTerms(terms);
    const view: StakeView = { id, round: this.#round, stake, state: 'open', paid: cents(0), ...told };
    const ticket = { play, stake, terms, view };
    this.#tickets.push(ticket);
    // The page may miss the answer, but not the stream.
    return this.#change(ticket, {});
  }

  #closeStakes(): void {
    const { outcomeOf, run } = this.#game;
    const outcome = outcomeOf(digestOf(this.#commitment.seed, `${this.#parts.gameId}:${this.#round}`));
    this.#outcome = outcome;
    if (run === undefined) return this.#end(outcome);
    this.#enter('running', Math.min(CHECK_MS, run.lastsMs(outcome)), () =>
      this.#look(outcome, run.lastsMs(outcome)),
    );
  }

  #look(outcome: Outcome, lastsMs: number): void {
    const elapsed = this.#elapsed();
    if (elapsed >= lastsMs) return this.#end(outcome);
    this.#decide((ticket) => this.#game.run?.winsBy(ticket, elapsed, outcome) ?? 'open');
    this.#callOff = this.#parts.time.after(Math.min(CHECK_MS, lastsMs - elapsed), () =>
      this.#look(outcome, lastsMs),
    );
  }

  #end(outcome: Outcome): void {
    this.#decide((ticket) => this.#game.wins(ticket, outcome));
    const { hash, seed } = this.#commitment;
    this.#recent = [{ round: this.#round, hash, seed, outcome }, ...this.#recent].slice(0, RECENT);
    this.#enter('shown', this.#game.shownMs, () => {
      if (this.#audience.isEmpty()) this.#phase = 'idle';
      else this.#takeStakes();
    });
  }

  /** Pays every open stake that is won or lost (null) now, before anybody is told: a machine that stops in between owes what was won. */
  #decide(winOf: (ticket: Ticket<Terms>) => Win | null | 'open'): void {
    const decided = this.#tickets.filter(isOpen).flatMap((ticket) => {
      const win = winOf(ticket);
      return win === 'open' ? [] : [{ ticket, win }];
    });
    if (decided.length === 0) return;
    this.#parts.together(() => {
      for (const { ticket, win } of decided) ticket.play.purse.pay(ticket.view.id, paidBy(win));
    });
    for (const { ticket, win } of decided)
      this.#change(ticket, win === null ? { state: 'lost' } : { state: 'won', ...win });
  }

  #change(ticket: Ticket<Terms>, change: Partial<StakeView>): StakeView {
    ticket.view = { ...ticket.view, ...change };
    tell(ticket.play, { kind: 'stake', stake: ticket.view });
    return ticket.view;
  }
}

const paidBy = (win: Win | null): Cents => win?.paid ?? cents(0);
