/** The environment is invalid; the message is for the person who started us. */
export class ConfigRefusal extends Error {
  override readonly name = 'ConfigRefusal';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Validity check of a variable, and its description for error messages. */
interface Wanted {
  readonly fits: (text: string) => boolean;
  readonly words: string;
}

/** An origin as browsers write it: https://games.example. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

/** Reads variables one by one and collects all complaints, so that they are reported together. An empty variable counts as not set. */
export class EnvironmentReader {
  readonly #env: Environment;
  readonly #problems: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  isSet(name: string): boolean {
    return (this.#env[name] ?? '') !== '';
  }

  /** Adds a complaint for the person who started us; it must not contain a secret. */
  complain(problem: string): void {
    this.#problems.push(problem);
  }

  /** A text. The complaint about an invalid one repeats its value. */
  text(name: string, otherwise: string, wanted?: Wanted): string {
    if (!this.isSet(name)) return otherwise;
    const text = this.#env[name] ?? '';
    if (wanted && !wanted.fits(text)) this.complain(`${name} is "${text}", but must be ${wanted.words}.`);
    return text;
  }

  choice<const C extends string>(name: string, choices: readonly [C, ...C[]], words: string): C {
    const [otherwise] = choices;
    const text = this.text(name, otherwise, {
      fits: (one) => choices.some((choice) => choice === one),
      words,
    });
    return choices.find((choice) => choice === text) ?? otherwise;
  }

  flag(name: string): boolean {
    return this.choice(name, ['false', 'true'], 'true or false') === 'true';
  }

  number(name: string, otherwise: number, fits: (value: number) => boolean, words: string): number {
    return Number(this.text(name, String(otherwise), { fits: (text) => fits(Number(text)), words }));
  }

  count(name: string, otherwise: number, most: number): number {
    const fits = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
    return this.number(name, otherwise, fits, `a whole number from 1 to ${most}`);
  }

  /** Comma-separated texts. */
  list(name: string, fits: (text: string) => boolean, words: string): readonly string[] {
    const parts = (text: string): readonly string[] =>
      text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
    return parts(this.text(name, '', { fits: (text) => parts(text).every(fits), words }));
  }

  /** A PostgreSQL's address. */
  database(name: string): string | null {
    return this.#server(name, /^postgres(?:ql)?:/, 'postgres://user:password@host:5432/database');
  }

  /** A NATS server's address. */
  nats(name: string): string | null {
    return this.#server(name, /^(?:nats|tls):\/\/[^/]/, 'nats://user:password@host:4222');
  }

  /** Server addresses may contain a password: complaints do not repeat them. */
  #server(name: string, looks: RegExp, example: string): string | null {
    const url = this.text(name, '') || null;
    if (url !== null && !(URL.canParse(url) && looks.test(url)))
      this.complain(`${name} must look like ${example}.`);
    return url;
  }

  /** @throws ConfigRefusal with `first`, if any, followed by all complaints. */
  refuseProblems(first: string | null): void {
    const problems = this.#problems.join('\n');
    if (first === null && problems === '') return;
    if (first === null) throw new ConfigRefusal(problems);
    throw new ConfigRefusal(problems === '' ? first : `${first}\n\nBesides:\n${problems}`);
  }
}
