import { createHash, hash } from 'node:crypto';
import { sealLeaf, sealTree } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { isSignedBy, signingKeyOf, type RegulatorGateway, type Told, type ToldEvent } from './regulator.ts';
import { eventsReceived, keepDay, keepEvents } from './sandbox-regulator.store.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

const atOf = ({ record }: ToldEvent): string => (JSON.parse(record) as { readonly at: string }).at;

/** The root as a regulator computes it by docs/regulator.md, from the received events only. */
export const rootOfReceived = (received: readonly ToldEvent[]): string | null => {
  const events = received
    .map((event) => ({ ...event, at: atOf(event) }))
    .toSorted((left, right) => (left.at + left.id < right.at + right.id ? -1 : 1));
  const minutes = Map.groupBy(events, ({ at }) => at.slice(0, 'yyyy-mm-ddThh:mm'.length));
  const roots = [...minutes.values()].map(
    (some) =>
      sealTree(
        some.map(({ id, record, salt }) => sealLeaf({ reference: id, betString: record, salt }, sha256)),
        sha256,
      ).root ?? '',
  );
  return sealTree(roots, sha256).root;
};

/** The sandbox's regulator: it checks each signature, keeps each event once, and works the root of a day out for itself. */
export const sandboxRegulator = ({ db }: { readonly db: Database }): RegulatorGateway => {
  const key = signingKeyOf(createHash('sha256').update('the sandbox of a house').digest());
  return {
    key,
    tell: async (signed) => {
      if (!isSignedBy(signed, key)) throw new Error('the signature is not of this house');
      const told = JSON.parse(signed.body) as Told;
      if (told.kind === 'events') {
        const other = await keepEvents(db, told.day, told.events);
        if (other.length > 0) throw new Error(`told before with other words: ${other.join(', ')}`);
        return { agrees: true };
      }
      const received = await eventsReceived(db, told.day);
      const ownRoot = rootOfReceived(received);
      await keepDay(db, { day: told.day, toldRoot: told.root, ownRoot, events: received.length });
      return { agrees: ownRoot === told.root && received.length === told.events };
    },
  };
};
