/**
 * The part of `zod/mini` used by the calls of a page. A browser's build uses it in place of zod, which is 7 KB compressed and slow
 * to start on a cheap phone. It reads, writes and refuses the same values as zod: `zod-mini.test.ts` compares them for all calls. A
 * piece is made when it is first used.
 */

interface Issue {
  path: PropertyKey[];
  readonly message: string;
  /** Names of fields unknown to a strict object. */
  readonly keys?: readonly string[];
}

/** Reads a value from the wire, or writes one, and adds an issue for each fault. */
type Run = (value: unknown, issues: Issue[], isWriting: boolean) => unknown;

/** A piece once it is made. */
interface Made {
  readonly run: Run;
  /** Set if the field may be absent: 'optional' without a default, 'defaulted' with one. */
  readonly optin?: 'optional' | 'defaulted' | undefined;
  /** Set if the result may be undefined. */
  readonly optout?: 'optional' | undefined;
  /** For a literal. */
  readonly literal?: unknown;
  /** For an object. */
  readonly fields?: Shape;
}
type Shape = Readonly<Record<string, Piece>>;

/** Words of a refusal, if the contract has its own. */
type Words = string | { readonly error?: string } | undefined;

/** Adds an issue for each rule that a value breaks. */
type Check = (value: never, issues: Issue[]) => void;

const issue = (words?: Words): Issue => ({
  path: [],
  message: (typeof words === 'string' ? words : words?.error) ?? 'Invalid input',
});

class Piece {
  private readonly make: () => Made;

  constructor(make: () => Made) {
    this.make = make;
  }

  get _zod(): Made {
    const value = this.make();
    Object.defineProperty(this, '_zod', { value });
    return value;
  }

  /** Returns a piece with further checks on the value. */
  check(...checks: readonly Check[]): Piece {
    return new Piece(() => ({
      ...this._zod,
      run: (value, issues, isWriting) => {
        const before = issues.length;
        const made = this._zod.run(value, issues, isWriting);
        if (issues.length > before) return made;
        const checked = (isWriting ? value : made) as never;
        for (const check of checks) check(checked, issues);
        return made;
      },
    }));
  }
}

/* @__NO_SIDE_EFFECTS__ */
const plain = (fits: (value: unknown) => boolean, words?: Words, more?: Partial<Made>): Piece =>
  new Piece(() => ({
    ...more,
    run: (value, issues) => {
      if (!fits(value)) issues.push(issue(words));
      return value;
    },
  }));

/* @__NO_SIDE_EFFECTS__ */
export const string = (words?: Words): Piece => plain((value) => typeof value === 'string', words);
/* @__NO_SIDE_EFFECTS__ */
export const number = (words?: Words): Piece => plain(Number.isFinite, words);
/* @__NO_SIDE_EFFECTS__ */
export const int = (words?: Words): Piece => plain(Number.isSafeInteger, words);
/* @__NO_SIDE_EFFECTS__ */
export const boolean = (words?: Words): Piece => plain((value) => typeof value === 'boolean', words);
/* @__NO_SIDE_EFFECTS__ */
export const unknown = (): Piece => plain(() => true);
export { unknown as custom };
/* @__NO_SIDE_EFFECTS__ */
export const literal = (one: unknown): Piece => plain((value) => value === one, undefined, { literal: one });
/* @__NO_SIDE_EFFECTS__ */
const oneOf = (all: readonly unknown[], words?: Words): Piece => plain((value) => all.includes(value), words);
export { oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Piece): Piece =>
  new Piece(() => {
    const { run, optin = 'optional' } = inner._zod;
    const passes = optin !== 'defaulted';
    return {
      optin,
      optout: 'optional',
      run: (value, issues, isWriting) =>
        value === undefined && passes ? value : run(value, issues, isWriting),
    };
  });

/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Piece): Piece =>
  new Piece(() => {
    const { run, optin, optout } = inner._zod;
    return {
      optin,
      optout,
      run: (value, issues, isWriting) => (value === null ? value : run(value, issues, isWriting)),
    };
  });

/* @__NO_SIDE_EFFECTS__ */
const orElse = (inner: Piece, instead: () => unknown): Piece =>
  new Piece(() => {
    const { run, optin, optout } = inner._zod;
    return {
      optin: optin ?? 'defaulted',
      optout,
      run: (value, issues, isWriting) => {
        if (isWriting) return run(value, issues, isWriting);
        const found: Issue[] = [];
        const made = run(value, found, isWriting);
        return found.length > 0 ? instead() : made;
      },
    };
  });
export { orElse as catch };

/** Runs an inner piece and puts the key in front of its issues' paths. */
function runAt(key: PropertyKey, run: Run, value: unknown, issues: Issue[], isWriting: boolean): unknown {
  const before = issues.length;
  const made = run(value, issues, isWriting);
  for (let at = before; at < issues.length; at += 1) issues[at]?.path.unshift(key);
  return made;
}

/* @__NO_SIDE_EFFECTS__ */
export const array = (element: Piece): Piece =>
  new Piece(() => ({
    run: (value, issues, isWriting) => {
      if (Array.isArray(value))
        return value.map((one, at) => runAt(at, element._zod.run, one, issues, isWriting));
      issues.push(issue());
      return value;
    },
  }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* @__NO_SIDE_EFFECTS__ */
const objectOf = (fields: Shape, words: Words, isStrict: boolean): Piece =>
  new Piece(() => {
    const pieces = Object.entries(fields).map(([key, piece]) => [key, piece._zod] as const);
    const run: Run = (value, issues, isWriting) => {
      if (!isObject(value)) {
        issues.push(issue(words));
        return value;
      }
      const made: Record<string, unknown> = {};
      for (const [key, { run: runField, optin, optout }] of pieces) {
        const isAbsent = !(key in value);
        if (isAbsent && optout === 'optional' && optin === 'optional') continue;
        const before = issues.length;
        const field = runAt(key, runField, value[key], issues, isWriting);
        if (isAbsent && optin === undefined) {
          if (issues.length === before) issues.push({ ...issue(), path: [key] });
        } else if (isAbsent && optout === 'optional' && issues.length > before) issues.length = before;
        else if (field !== undefined || !isAbsent || (optin === 'defaulted' && optout !== 'optional'))
          made[key] = field;
      }
      if (isStrict) {
        const keys = [];
        for (const key in value) if (!Object.hasOwn(fields, key)) keys.push(key);
        if (keys.length > 0) issues.push({ ...issue(words), keys });
      }
      return made;
    };
    return { run, fields };
  });

/* @__NO_SIDE_EFFECTS__ */
export const object = (fields: Shape, words?: Words): Piece => objectOf(fields, words, false);
/* @__NO_SIDE_EFFECTS__ */
export const strictObject = (fields: Shape, words?: Words): Piece => objectOf(fields, words, true);

/* @__NO_SIDE_EFFECTS__ */
export const record = (keys: Piece, values: Piece): Piece =>
  new Piece(() => ({
    run: (value, issues, isWriting) => {
      const made: Record<string, unknown> = {};
      if (!isObject(value)) {
        issues.push(issue());
        return value;
      }
      for (const [key, one] of Object.entries(value)) {
        if (key === '__proto__') continue;
        const found: Issue[] = [];
        const name = keys._zod.run(key, found, isWriting) as string;
        if (found.length > 0) issues.push({ ...issue(), path: [key] });
        else if (name !== '__proto__') made[name] = runAt(key, values._zod.run, one, issues, isWriting);
      }
      return made;
    },
  }));

/* @__NO_SIDE_EFFECTS__ */
export const union = (options: readonly Piece[], words?: Words): Piece =>
  new Piece(() => {
    const all = options.map(({ _zod }) => _zod);
    return {
      optin: all.some(({ optin }) => optin === 'defaulted')
        ? 'defaulted'
        : all.find(({ optin }) => optin !== undefined)?.optin,
      optout: all.find(({ optout }) => optout !== undefined)?.optout,
      run: (value, issues, isWriting) => {
        for (const { run } of all) {
          const found: Issue[] = [];
          const made = run(value, found, isWriting);
          if (found.length === 0) return made;
        }
        issues.push(issue(words));
        return value;
      },
    };
  });

/** Reads the option whose literal is in the field. */
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (key: string, options: readonly Piece[]): Piece =>
  new Piece(() => {
    const byLiteral = new Map(options.map(({ _zod }) => [_zod.fields?.[key]?._zod.literal, _zod.run]));
    return {
      run: (value, issues, isWriting) => {
        const run = isObject(value) ? byLiteral.get(value[key]) : undefined;
        if (run) return run(value, issues, isWriting);
        issues.push(isObject(value) ? { ...issue(), path: [key] } : issue());
        return value;
      },
    };
  });

/** Reads two objects that have no field in common. */
/* @__NO_SIDE_EFFECTS__ */
export const intersection = (left: Piece, right: Piece): Piece =>
  new Piece(() => ({
    run: (value, issues, isWriting) => {
      const one = left._zod.run(value, issues, isWriting);
      const other = right._zod.run(value, issues, isWriting);
      return { ...(one as object), ...(other as object) };
    },
  }));

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (wire: Piece, domain: Piece): Piece =>
  new Piece(() => ({
    optin: wire._zod.optin,
    optout: domain._zod.optout,
    run: (value, issues, isWriting) => {
      const before = issues.length;
      const [first, then] = isWriting ? [domain, wire] : [wire, domain];
      const between = first._zod.run(value, issues, isWriting);
      return issues.length > before ? between : then._zod.run(between, issues, isWriting);
    },
  }));

type Translate = (value: unknown, payload: { readonly issues: { readonly message: string }[] }) => unknown;

/* @__NO_SIDE_EFFECTS__ */
export const codec = (
  wire: Piece,
  domain: Piece,
  { decode: read, encode: write }: { readonly decode: Translate; readonly encode: Translate },
): Piece => {
  const translated = new Piece(() => ({
    run: (value, issues, isWriting) => {
      const found: { readonly message: string }[] = [];
      const made = (isWriting ? write : read)(value, { issues: found });
      for (const { message } of found) issues.push(issue(message));
      return made;
    },
  }));
  return pipe(pipe(wire, translated), domain);
};

/** Result of a codec that has reported an issue. */
export const NEVER = undefined;

interface Refusal extends Error {
  readonly issues: readonly Issue[];
}
type Outcome =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: Refusal };

function outcomeOf({ _zod }: Piece, value: unknown, isWriting: boolean): Outcome {
  const issues: Issue[] = [];
  const data = _zod.run(value, issues, isWriting);
  if (issues.length === 0) return { success: true, data };
  return { success: false, error: Object.assign(new Error(JSON.stringify(issues)), { issues }) };
}

function dataOf(outcome: Outcome): unknown {
  if (outcome.success) return outcome.data;
  throw outcome.error;
}

export const safeDecode = (piece: Piece, value: unknown): Outcome => outcomeOf(piece, value, false);
export { safeDecode as safeParse };
export const safeEncode = (piece: Piece, value: unknown): Outcome => outcomeOf(piece, value, true);
export const decode = (piece: Piece, value: unknown): unknown => dataOf(safeDecode(piece, value));
export const encode = (piece: Piece, value: unknown): unknown => dataOf(safeEncode(piece, value));

/* @__NO_SIDE_EFFECTS__ */
export const refine =
  <Value>(holds: (value: Value) => boolean, words?: Words): Check =>
  (value, issues) => {
    if (!holds(value)) issues.push(issue(words));
  };
/* @__NO_SIDE_EFFECTS__ */
export const regex = (form: RegExp, words?: Words): Check => refine((text: string) => form.test(text), words);

interface Long {
  readonly length: number;
}
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number, words?: Words): Check =>
  refine(({ length }: Long) => length >= least, words);
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number, words?: Words): Check =>
  refine(({ length }: Long) => length <= most, words);
/* @__NO_SIDE_EFFECTS__ */
export const gt = (limit: number, words?: Words): Check => refine((value: number) => value > limit, words);
/* @__NO_SIDE_EFFECTS__ */
export const gte = (limit: number, words?: Words): Check => refine((value: number) => value >= limit, words);
/* @__NO_SIDE_EFFECTS__ */
export const lt = (limit: number, words?: Words): Check => refine((value: number) => value < limit, words);
/* @__NO_SIDE_EFFECTS__ */
export const lte = (limit: number, words?: Words): Check => refine((value: number) => value <= limit, words);
export { lte as maximum };
/* @__NO_SIDE_EFFECTS__ */
export const positive = (words?: Words): Check => gt(0, words);
/* @__NO_SIDE_EFFECTS__ */
export const nonnegative = (words?: Words): Check => gte(0, words);

/** Does nothing: this version never compiles code and has no locales. */
export const config = (): void => undefined;
