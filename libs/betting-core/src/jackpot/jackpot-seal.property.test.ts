import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../testing/sha256.ts';
import { hex } from './hash.ts';
import {
  checkProof,
  compareReferences,
  pathOf,
  sealLeaf,
  sealTree,
  type SealedTerms,
  type SealedTicket,
  type SealTree,
} from './jackpot-seal.ts';

const anySalt = () => fc.uint8Array({ minLength: 16, maxLength: 16 }).map(hex);
const anyTerms = (): fc.Arbitrary<SealedTerms> =>
  fc.record({
    reference: fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !text.includes('|')),
    betString: fc.string({ maxLength: 30 }),
    salt: anySalt(),
  });
const anyTickets = (minLength: number): fc.Arbitrary<readonly SealedTerms[]> =>
  fc
    .uniqueArray(anyTerms(), { minLength, maxLength: 20, selector: ({ reference }) => reference })
    .map((tickets) => tickets.toSorted((one, other) => compareReferences(one.reference, other.reference)));
const sealed = (tickets: readonly SealedTerms[]): SealTree =>
  sealTree(
    tickets.map((ticket) => sealLeaf(ticket, sha256)),
    sha256,
  );
const proofsOf = (tickets: readonly SealedTerms[], tree: SealTree): readonly SealedTicket[] =>
  tickets.map((ticket, at) => ({ ...ticket, path: pathOf(tree, at) }));
const otherDigit = (digits: string, at: number): string => {
  const place = at % digits.length;
  return `${digits.slice(0, place)}${digits[place] === '0' ? '1' : '0'}${digits.slice(place + 1)}`;
};

test('every ticket has a proof, after any that was sent as JSON (D82)', () => {
  fc.assert(
    fc.property(anyTickets(1), (tickets) => {
      const tree = sealed(tickets);
      for (const proof of proofsOf(tickets, tree)) {
        const received = JSON.parse(JSON.stringify(proof)) as SealedTicket;
        expect(checkProof(received, tree.root ?? '', sha256)).toBe(true);
      }
    }),
  );
});

test('a proof with anything about it changed is none (D82)', () => {
  fc.assert(
    fc.property(anyTickets(2), fc.nat(), fc.nat(), fc.nat(), (tickets, which, step, digit) => {
      const tree = sealed(tickets);
      const root = tree.root ?? '';
      const proof = proofsOf(tickets, tree)[which % tickets.length];
      if (proof === undefined) throw new Error('no ticket');
      const { path, reference, betString, salt } = proof;
      const changed = (hash: (of: string) => string, isTurned: boolean) =>
        path.map((one, at) => {
          if (at !== step % path.length) return one;
          const side = (one.side === 'left') === isTurned ? ('right' as const) : ('left' as const);
          return { side, hash: hash(one.hash) };
        });
      const forged: readonly (readonly [SealedTicket, string])[] = [
        [{ ...proof, reference: `${reference}x` }, root],
        [{ ...proof, betString: `${betString}x` }, root],
        [{ ...proof, salt: otherDigit(salt, digit) }, root],
        [{ ...proof, path: changed((hash) => otherDigit(hash, digit), false) }, root],
        [{ ...proof, path: changed((hash) => hash, true) }, root],
        [{ ...proof, path: path.slice(1) }, root],
        [{ ...proof, path: [...path, ...path.slice(-1)] }, root],
        [proof, otherDigit(root, digit)],
      ];
      expect(forged.map(([ticket, under]) => checkProof(ticket, under, sha256))).toEqual(
        forged.map(() => false),
      );
    }),
  );
});

test('a ticket slipped in after the seal has no proof, by any path there is (D82)', () => {
  fc.assert(
    fc.property(anyTickets(2), fc.nat(), (tickets, which) => {
      const late = tickets[which % tickets.length];
      const before = tickets.filter((ticket) => ticket !== late);
      const [then, now] = [sealed(before), sealed(tickets)];
      expect(then.root).not.toBe(now.root);
      for (const { path } of [...proofsOf(before, then), ...proofsOf(tickets, now)])
        expect(late !== undefined && checkProof({ ...late, path }, then.root ?? '', sha256)).toBe(false);
    }),
  );
});
