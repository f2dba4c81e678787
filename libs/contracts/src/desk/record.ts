import { ok } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { list } from '../pieces/rows.ts';

/** Camel case of a wire name: 'profile_id' is 'profileId'. */
type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

type Shape = { readonly [wireName: string]: z.ZodMiniType };
type Optional<S extends Shape> = { [K in keyof S]: undefined extends z.output<S[K]> ? K : never }[keyof S];
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** Type of a desk record on our side: the same fields in camel case. */
export type RecordOf<S extends Shape> = Flat<
  { [K in Exclude<keyof S, Optional<S>> as Camel<K & string>]: z.output<S[K]> } & {
    [K in Optional<S> as Camel<K & string>]?: Exclude<z.output<S[K]>, undefined>;
  }
>;

const camel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const renamed = (
  from: Readonly<Record<string, unknown>>,
  names: readonly (readonly [string, string])[],
): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap(([before, after]) => (from[before] === undefined ? [] : [[after, from[before]]])),
  );

/* @__NO_SIDE_EFFECTS__ */
const recordBy = <S extends Shape>(object: z.ZodMiniType, shape: S): Codec<RecordOf<S>> => {
  const names = Object.keys(shape).map((theirs) => [theirs, camel(theirs)] as const);
  const back = names.map(([theirs, ours]) => [ours, theirs] as const);
  return codecOf(
    object as Codec<Record<string, unknown>>,
    (row) => ok(renamed(row, names) as RecordOf<S>),
    (ours) => renamed(ours, back),
  );
};

/** A record of the desk: snake case on the wire, camel case here. Unknown fields are ignored (D62). */
/* @__NO_SIDE_EFFECTS__ */
export const record = <const S extends Shape>(shape: S): Codec<RecordOf<S>> =>
  recordBy(z.object(shape), shape);

/** The same for requests. Unknown fields are refused, because they may change the meaning. */
/* @__NO_SIDE_EFFECTS__ */
export const strictRecord = <const S extends Shape>(shape: S): Codec<RecordOf<S>> =>
  recordBy(z.strictObject(shape), shape);

/** A page of a list with keyset paging: send `next` back as `after`; null on the last page. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Row>(row: Codec<Row>) => record({ rows: list(row), next: z.nullable(z.string()) });
