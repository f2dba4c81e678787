import path from 'node:path';
import type { Rule } from 'eslint';
import { closedRooms, openFeatures } from './import-map.ts';

interface Room {
  readonly kind: 'feature' | 'server-room';
  /** The folder that holds the rooms. */
  readonly house: string;
  readonly name: string;
}

/** The room of a file; undefined outside of rooms. */
function roomOf(file: string): Room | undefined {
  const place = /^(?<house>.*\/apps\/(?<app>[^/]+)\/src)\/(?<rest>.+)$/.exec(
    file.replaceAll('\\', '/'),
  )?.groups;
  if (place?.['house'] === undefined || place['rest'] === undefined) return undefined;
  const [first, second] = place['rest'].split('/');
  if (place['app'] === 'platform') {
    return place['rest'].includes('/') && first !== undefined
      ? { kind: 'server-room', house: place['house'], name: first }
      : undefined;
  }
  return first === 'features' && second !== undefined
    ? { kind: 'feature', house: `${place['house']}/features`, name: second }
    : undefined;
}

/** Rooms do not open into each other, except by a door: `index.ts`, and only where the map says so. */
export const roomsRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      door: "Enter the room '{{room}}' by its index.ts.",
      closed: "A feature may not import the feature '{{room}}': compose them in a page.",
      startOnly: "No room may import '{{room}}': the start of the platform joins it to the others.",
    },
  },
  create(context) {
    const here = roomOf(context.filename);
    if (here === undefined) return {};
    const check = (node: Rule.Node, source: unknown): void => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source).replaceAll('\\', '/');
      const there = roomOf(target);
      if (there === undefined || there.house !== here.house || there.name === here.name) return;
      if (here.kind === 'feature' && !openFeatures.includes(there.name)) {
        context.report({ node, messageId: 'closed', data: { room: there.name } });
      } else if (here.kind === 'server-room' && closedRooms.includes(there.name)) {
        context.report({ node, messageId: 'startOnly', data: { room: there.name } });
      } else if (target !== `${there.house}/${there.name}/index.ts`) {
        context.report({ node, messageId: 'door', data: { room: there.name } });
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};
