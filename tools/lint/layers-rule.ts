import path from 'node:path';
import type { Rule } from 'eslint';
import { shellLayers } from './import-map.ts';

/** Tests and stories, which may import every layer. */
const OUTSIDE = /(?:^testing$|\.(?:test|stories)\.tsx?$)/;

/** Folder of the shell that holds a file; undefined outside the shell, and for its index. */
const folderOf = (file: string): string | undefined =>
  /\/libs\/shell\/src\/(?<folder>[^/]+)\//.exec(file.replaceAll('\\', '/'))?.groups?.['folder'];

const folderAt = (file: string, source: string): string | undefined =>
  source.startsWith('.') ? folderOf(path.resolve(path.dirname(file), source)) : undefined;

/** Through its own door a layer would reach every other. */
const isDoor = (file: string, source: string): boolean =>
  source === '@kipenga/shell' ||
  (source.startsWith('.') &&
    /\/libs\/shell\/src\/index(?:\.ts)?$/.test(
      path.resolve(path.dirname(file), source).replaceAll('\\', '/'),
    ));

/** A layer of the shell imports only layers below it, as the import map says. */
export const layersRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: "The shell has no layer '{{here}}': name it in tools/lint/import-map.ts.",
      upward: "The shell's layer '{{here}}' may not import '{{there}}', which is not below it.",
    },
  },
  create(context) {
    const here = folderOf(context.filename);
    if (here === undefined || OUTSIDE.test(here) || OUTSIDE.test(context.filename)) return {};
    const below = shellLayers[here];
    const check = (node: Rule.Node, source: unknown): void => {
      if (typeof source !== 'string') return;
      const there = isDoor(context.filename, source) ? 'index.ts' : folderAt(context.filename, source);
      if (there === undefined || there === here || below?.includes(there) === true) return;
      context.report({ node, messageId: 'upward', data: { here, there } });
    };
    return {
      Program: (node) => {
        if (below === undefined) context.report({ node, messageId: 'unknown', data: { here } });
      },
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};
