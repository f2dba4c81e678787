import type { WalletCall } from '@kipenga/contracts/wallet';
import { Refusal, type Asked, type Visit } from './visit.ts';

type Movement = (visit: Visit, asked: Asked) => void;

const stakesIn = ({ stakes }: Visit, name: string) =>
  [...stakes.values()].filter(({ round }) => round === name);

const debit: Movement = (visit, { round, transaction, amount }) => {
  if (visit.tombstones.has(transaction)) throw new Refusal('rolled-back');
  if (stakesIn(visit, round).some(({ state }) => state === 'credited')) throw new Refusal('round-closed');
  if (amount > visit.balance) throw new Refusal('insufficient-funds');
  visit.balance -= amount;
  visit.stakes.set(transaction, { round, amount, isKnown: false, state: 'open' });
};

const credit: Movement = (visit, { round, amount }) => {
  const stakes = stakesIn(visit, round);
  const open = stakes.filter(({ state }) => state === 'open');
  if (open.length === 0) {
    visit.faults.add('It credited a round that has no stake, or was closed.');
    throw new Refusal(stakes.length === 0 ? 'unknown-round' : 'round-closed');
  }
  if (open.some(({ isKnown }) => !isKnown))
    visit.faults.add('It credited a round whose stake it had no answer about.');
  for (const stake of open) stake.state = 'credited';
  visit.balance += amount;
};

const rollback: Movement = (visit, { round, of }) => {
  visit.unsure.delete(of);
  const stake = visit.stakes.get(of);
  if (stake === undefined) return void visit.tombstones.add(of);
  if (stake.round !== round) throw new Refusal('unknown-round');
  if (stake.state !== 'open') {
    visit.faults.add('It rolled back a stake that was credited, or was back already.');
    throw new Refusal(stake.state === 'back' ? 'rolled-back' : 'round-closed');
  }
  stake.state = 'back';
  visit.balance += stake.amount;
};

const MOVEMENTS: Readonly<Partial<Record<WalletCall, Movement>>> = { debit, credit, rollback };

const open = (visit: Visit): object => {
  if (visit.isOpened) throw new Refusal('token-refused');
  visit.isOpened = true;
  const { session, balance, fate, gameId } = visit;
  return { session, balance, gameId: fate.gameId ?? gameId, playMode: fate.mode ?? 'REAL' };
};

/** Does what a call asks, as the house would, and writes down what the provider did wrong. @throws Refusal */
export const carryOut = (visit: Visit, call: WalletCall, asked: Asked): object => {
  if (call === 'open') return open(visit);
  if (visit.fate.mode === 'DEMO') {
    visit.faults.add(`It called ${call} for a player of play money.`);
    throw new Refusal('demo-session');
  }
  const move = MOVEMENTS[call];
  if (move === undefined) return { balance: visit.balance };
  const content = JSON.stringify(asked);
  const known = visit.done.get(asked.transaction);
  if (known !== undefined) {
    if (known.call === call && known.content === content) return { balance: known.balance };
    visit.faults.add(`It used one transaction for two different movements (${call}).`);
    throw new Refusal('transaction-reused');
  }
  move(visit, asked);
  visit.done.set(asked.transaction, { call, content, balance: visit.balance });
  return { balance: visit.balance };
};
