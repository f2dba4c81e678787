import { describe, expect, test } from 'vitest';
import seals from '../../examples/jackpot-seals.json';
import { sha256 } from '../testing/sha256.ts';
import { hashLeaf, hashNode, hex } from './hash.ts';
import { checkProof, compareReferences, pathOf, sealLeaf, sealTree } from './jackpot-seal.ts';

const terms = { reference: 'JP-1', betString: '1_1#2_X', salt: '0123456789abcdef0123456789abcdef' };
const leafOf = (changes: Partial<typeof terms> = {}) => sealLeaf({ ...terms, ...changes }, sha256);
const bytesOf = (digits: string) => (digits.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));

describe('the worked examples (D82, D88)', () => {
  test.each(seals)('$id $title', ({ tickets, expected }) => {
    const inOrder = tickets.toSorted((one, other) => compareReferences(one.reference, other.reference));
    const leaves = inOrder.map((ticket) => sealLeaf(ticket, sha256));
    const tree = sealTree(leaves, sha256);
    const sealed = inOrder.map(({ reference }, at) => ({
      reference,
      leaf: leaves[at],
      path: pathOf(tree, at),
    }));
    expect({ root: tree.root, sealed }).toEqual(expected);
    for (const [at, ticket] of inOrder.entries())
      expect(checkProof({ ...ticket, path: pathOf(tree, at) }, tree.root ?? '', sha256)).toBe(true);
  });
});

test('the tree is that of certificate transparency (RFC 9162)', () => {
  const data = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'];
  const leaves = [...data, '606162636465666768696a6b6c6d6e6f'].map((one) => hashLeaf(bytesOf(one), sha256));
  expect(sealTree(leaves, sha256).root).toBe(
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  );
});

test('the hash of the tests is SHA-256', () => {
  expect(hex(sha256(new Uint8Array()))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(hex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('a hundred thousand tickets cost one hash for each node', () => {
  let hashes = 0;
  const leaf = leafOf();
  const tree = sealTree(
    Array.from({ length: 100_000 }, () => leaf),
    () => {
      hashes += 1;
      return new Uint8Array(32);
    },
  );
  expect(hashes).toBe(99_999);
  expect(tree.levels).toHaveLength(18);
  expect(pathOf(tree, 99_999)).toHaveLength(10);
});

describe('what could be the leaf of two tickets is refused', () => {
  test.each([
    ['reference', 'JP|1', "reference must be a text without a bar, got the text 'JP|1'"],
    ['reference', 'JP\ud83c', "reference must be a text without a bar, got the text 'JP\ud83c'"],
    ['betString', '1_\udfc6', "betString must be a text, got the text '1_\udfc6'"],
    ['salt', '0123456789ABCDEF0123456789ABCDEF', 'salt must be 32 hex characters, got the text '],
    ['salt', '0123456789abcdef', 'salt must be 32 hex characters, got the text '],
    ['salt', `${terms.salt}0`, 'salt must be 32 hex characters, got the text '],
  ])('%s %j', (name, value, message) => {
    expect(() => leafOf({ [name]: value })).toThrow(RangeError);
    expect(() => leafOf({ [name]: value })).toThrow(message);
  });
  test('what is no leaf makes no tree', () => {
    expect(() => sealTree([leafOf(), 'ff'], sha256)).toThrow(
      "leaves[1] must be 64 hex characters, got the text 'ff'; make one with sealLeaf(terms)",
    );
    for (const leaf of [`00${leafOf()}`, `${leafOf()}00`])
      expect(() => sealTree([leaf], sha256)).toThrow('leaves[0] must be 64 hex characters');
    expect(() => sealTree(undefined as never, sha256)).toThrow('leaves must be a list');
    expect(() => pathOf({ root: null, levels: [] }, 0)).toThrow('at must be the place of a leaf');
    for (const at of [-1, 1, 0.5])
      expect(() => pathOf(sealTree([leafOf()], sha256), at)).toThrow(`at must be the place of a leaf, got`);
  });
});

describe('what is no proof is none, whatever it is', () => {
  const other = leafOf({ reference: 'JP-2' });
  const tree = sealTree([leafOf(), other], sha256);
  const root = tree.root ?? '';
  const proof = { ...terms, path: pathOf(tree, 0) };
  const step = { side: 'right', hash: other };
  const claim = (ticket: unknown, ...under: readonly unknown[]) =>
    checkProof(ticket as never, (under.length === 0 ? root : under[0]) as never, sha256);
  test('but this is one', () => {
    expect(claim(proof)).toBe(true);
    expect(claim({ ...terms, path: [] }, leafOf())).toBe(true);
  });
  test('a path of 64 steps is followed, a longer one is not', () => {
    const path = Array.from({ length: 65 }, () => step);
    const under = (steps: number) =>
      path.slice(0, steps).reduce((hash) => hashNode(hash, other, sha256), leafOf());
    expect(claim({ ...terms, path: path.slice(1) }, under(64))).toBe(true);
    expect(claim({ ...terms, path }, under(65))).toBe(false);
  });
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'proof'],
    ['no path', terms],
    ['a path that is none', { ...proof, path: 'right' }],
    ['a path of nothing', { ...proof, path: [null] }],
    ['a step of nothing', { ...proof, path: [{}] }],
    ['a side of another name', { ...proof, path: [{ ...step, side: 'up' }] }],
    ['capitals in a hash', { ...proof, path: [{ ...step, hash: other.toUpperCase() }] }],
    ['a hash cut short', { ...proof, path: [{ ...step, hash: other.slice(2) }] }],
    ['a list in place of a hash', { ...proof, path: [{ ...step, hash: [other] }] }],
    ['a salt that is a list', { ...proof, salt: [terms.salt] }],
    ['a salt of capitals', { ...proof, salt: terms.salt.toUpperCase() }],
    ['no reference', { ...proof, reference: undefined }],
    ['a bar in the reference', { ...proof, reference: 'JP-1|1_1#2_X', betString: '' }],
    ['no picks', { ...proof, betString: undefined }],
  ])('%s', (_, ticket) => {
    expect(claim(ticket)).toBe(false);
  });
  test.each([null, undefined, '', 'root', root.toUpperCase(), `${root}00`, other, [root]])(
    'under %j',
    (under) => {
      expect(claim(proof, under)).toBe(false);
    },
  );
});

test.each([
  ['JP-1', 'JP-1', 0],
  ['JP-1', 'JP-10', -1],
  ['JP-9', 'JP-10', 1],
  ['JP-A', 'JP-a', -1],
  ['\uffff', '\u{1f3c6}', -1],
  ['\u{1f3c6}', '\u{1f3c7}', -1],
])('%j beside %j stands by its bytes: %d (D88)', (left, right, order) => {
  expect(Math.sign(compareReferences(left, right))).toBe(order);
  expect(Math.sign(compareReferences(right, left))).toBe(order === 0 ? 0 : -order);
});
