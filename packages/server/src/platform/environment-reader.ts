import { isBusinessNumber } from '@danji/contracts/rules/business-number';

/** A start-up error that names every environment variable to correct. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads typed values from environment variables and collects all errors, so that one start reports all of them. */
export class EnvironmentReader {
  readonly #env: NodeJS.ProcessEnv;
  readonly #errors: string[] = [];

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Text; without a default it must be set. */
  text(name: string, fallback?: string): string {
    const value = this.#env[name]?.trim();
    if (value) return value;
    if (fallback === undefined) this.#errors.push(`${name} must be set`);
    return fallback ?? '';
  }

  /**
   * A secret. Where it is required it must have `minLength` characters, elsewhere it may be short or empty. Its value
   * is never part of an error.
   */
  secret(name: string, minLength: number, required: boolean): string {
    const value = required ? this.text(name) : this.text(name, '');
    if (required && value && value.length < minLength)
      this.#errors.push(`${name} must have at least ${minLength} characters`);
    return value;
  }

  /** Secrets after one another, comma-separated; what `secret` says of one is true for each of them. */
  secrets(name: string, minLength: number, required: boolean): string[] {
    const values = this.secret(name, 0, required)
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (required && values.some((value) => value.length < minLength))
      this.#errors.push(`${name} must have at least ${minLength} characters in each of its secrets`);
    return values;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const raw = this.#env[name]?.trim();
    if (!raw) return fallback;
    const value = Number(raw);
    if (!Number.isInteger(value) || value < min || value > max)
      this.#errors.push(`${name} must be a whole number from ${min} to ${max}, not '${raw}'`);
    return value;
  }

  port(name: string, fallback: number): number {
    return this.integer(name, fallback, 0, 65_535);
  }

  /** `1`, `true` or `0`, `false`. */
  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['1', 'true', '0', 'false'] as const, fallback ? '1' : '0').replace('true', '1') === '1';
  }

  oneOf<const T extends readonly string[]>(name: string, values: T, fallback: T[number]): T[number] {
    const raw = this.#env[name]?.trim();
    if (!raw) return fallback;
    if (!values.includes(raw)) this.#errors.push(`${name} must be one of ${values.join(', ')}, not '${raw}'`);
    return raw;
  }

  /** A value that `parse` understands; it returns `undefined` for text of another form. */
  parsed<T>(name: string, fallback: T, parse: (text: string) => T | undefined, form: string): T {
    const raw = this.#env[name]?.trim();
    if (!raw) return fallback;
    const value = parse(raw);
    if (value === undefined) this.#errors.push(`${name} must be ${form}, not '${raw}'`);
    return value ?? fallback;
  }

  /** An e-mail address. */
  email(name: string, fallback: string | undefined): string {
    const address = this.text(name, fallback);
    if (address && !/^[^\s@]+@[^\s@]+$/.test(address))
      this.#errors.push(`${name} must be an e-mail address, not '${address}'`);
    return address;
  }

  /** A business registration number, with or without hyphens; its digits are returned. */
  businessNumber(name: string, fallback: string | undefined): string {
    const number = this.text(name, fallback);
    if (number && !isBusinessNumber(number))
      this.#errors.push(`${name} must be a business registration number, not '${number}'`);
    return number.replaceAll('-', '');
  }

  /** Origin of a web address, without a trailing slash. */
  url(name: string, fallback: string | undefined): string {
    const raw = this.text(name, fallback);
    if (raw && !URL.canParse(raw)) this.#errors.push(`${name} must be a web address, not '${raw}'`);
    return raw.replace(/\/$/, '');
  }

  /** Origin of a web address on another host than that of the variable `than`. */
  otherHost(name: string, fallback: string | undefined, than: string): string {
    const address = this.url(name, fallback);
    const other = this.#env[than]?.trim() ?? '';
    if (URL.canParse(address) && URL.canParse(other) && new URL(address).hostname === new URL(other).hostname)
      this.#errors.push(`${name} must be on another host than ${than}`);
    return address;
  }

  /** Adds an error, which names its variable, unless what it says of the values holds. */
  check(holds: boolean, error: string): void {
    if (!holds) this.#errors.push(error);
  }

  /** Throws when anything read so far was missing or wrong. */
  finish(): void {
    if (this.#errors.length > 0)
      throw new ConfigError(
        `The environment is not complete:\n${this.#errors.map((fault) => `  - ${fault}`).join('\n')}\nSee .env.example.`,
      );
  }
}
