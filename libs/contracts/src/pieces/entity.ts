import * as z from 'zod/mini';
import { madeLate, type Codec } from './codec-of.ts';

/** Wire field names, each with our name and its codec. */
type Fields = { readonly [wireName: string]: readonly [ourName: string, piece: z.ZodMiniType] };

type Read<Field> = Field extends readonly [string, infer Piece] ? z.output<Piece> : never;
type Travels<Field> = Field extends readonly [string, infer Piece] ? z.input<Piece> : never;
type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends Read<F[K]> ? K : never }[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** Type of an entity with these fields on our side. */
export type DomainOf<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>> as F[K][0]]: Read<F[K]> } & {
    [K in OptionalKeys<F> as F[K][0]]?: Exclude<Read<F[K]>, undefined>;
  }
>;
type WireOf<F extends Fields> = { [K in keyof F]: Travels<F[K]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Checked<F extends Fields, Domain> =
  Same<DomainOf<F>, Domain> extends true ? F : { 'fields do not make the entity': DomainOf<F> };

/** Carries the type of a noun without a value. */
export interface Noun<Domain> {
  readonly is?: (domain: Domain) => Domain;
}

/** Names the noun an entity makes: `noun<Bet>()`. */
/* @__NO_SIDE_EFFECTS__ */
export function noun<Domain>(): Noun<Domain> {
  return {};
}

/**
 * A codec for an entity whose wire form differs from ours in names only: `entity(noun<Bet>(), { bet_id: ['id', betIdText], ... })`.
 * The compiler checks that the fields make exactly the noun. Unknown fields on the wire are ignored (D62).
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<Domain, const F extends Fields>(
  _: Noun<Domain>,
  fields: F & Checked<F, Domain>,
): Codec<Domain, WireOf<F>> {
  return madeLate(() => rename(fields, z.object)) as never;
}

/** An entity that moves money. Unknown fields are refused, because they may change the meaning. */
/* @__NO_SIDE_EFFECTS__ */
export function strictEntity<Domain, const F extends Fields>(
  _: Noun<Domain>,
  fields: F & Checked<F, Domain>,
): Codec<Domain, WireOf<F>> {
  return madeLate(() => rename(fields, z.strictObject)) as never;
}

/* @__NO_SIDE_EFFECTS__ */
function rename(
  fields: Fields,
  objectOf: typeof z.object | typeof z.strictObject,
): Codec<Record<string, unknown>> {
  const pairs = Object.entries(fields).map(([theirs, [ours]]) => [theirs, ours] as const);
  const shape = Object.fromEntries(Object.entries(fields).map(([theirs, [, piece]]) => [theirs, piece]));
  return z.codec(objectOf(shape), z.custom<Record<string, unknown>>(), {
    decode: (row) => pick(row, pairs),
    encode: (noun) =>
      pick(
        noun,
        pairs.map(([theirs, ours]) => [ours, theirs] as const),
      ) as never,
  });
}

/** Returns the named values under their other names. Absent ones stay absent, so that optional fields work. */
function pick(
  from: Record<string, unknown>,
  names: readonly (readonly [string, string])[],
): Record<string, unknown> {
  const to: Record<string, unknown> = {};
  for (const [before, after] of names) if (from[before] !== undefined) to[after] = from[before];
  return to;
}
