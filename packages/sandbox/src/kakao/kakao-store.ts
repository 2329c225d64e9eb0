import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../sandbox-clock.ts';
import { KAKAO_ACCOUNTS, type KakaoAccount } from './kakao-accounts.ts';

const MINUTE = 60_000;
const CODE_LIFE = 10 * MINUTE;
export const ACCESS_SECONDS = 21_599;
export const REFRESH_SECONDS = 5_183_999;
/** A refresh returns a new refresh token only in the last month of the old one. */
const RENEW_WITHIN = 30 * 24 * 60 * MINUTE;

type Authorisation = {
  personId: number;
  redirectUri: string;
  scopes: readonly string[];
  nonce: string | undefined;
  authTime: number;
};
type Expiring<T> = T & { expiresAt: number };
export type IssuedTokens = { accessToken: string; refreshToken?: string; authorisation: Authorisation };

/** Accounts, codes and tokens of the sandbox's Kakao, in memory. */
export class KakaoStore {
  readonly #clock: SandboxClock;
  readonly #accounts = new Map<number, KakaoAccount>(KAKAO_ACCOUNTS.map((person) => [person.id, person]));
  readonly #codes = new Map<string, Expiring<Authorisation>>();
  readonly #access = new Map<string, Expiring<Authorisation>>();
  readonly #refresh = new Map<string, Expiring<Authorisation>>();
  /** The time since which an account has been connected to the app. */
  readonly #connected = new Map<number, Date>();

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  accounts(): KakaoAccount[] {
    return [...this.#accounts.values()];
  }

  findAccount(id: number): KakaoAccount | undefined {
    return this.#accounts.get(id);
  }

  addAccount(profile: Omit<KakaoAccount, 'id'>): KakaoAccount {
    const person = { ...profile, id: Math.max(...this.#accounts.keys()) + 1 };
    this.#accounts.set(person.id, person);
    return person;
  }

  connectedAt(id: number): Date | undefined {
    return this.#connected.get(id);
  }

  /** Remembers the consent and makes a single-use code. */
  authorise(authorisation: Omit<Authorisation, 'authTime'>): string {
    const now = this.#clock.now();
    if (!this.#connected.has(authorisation.personId)) this.#connected.set(authorisation.personId, now);
    const code = randomBytes(40).toString('base64url');
    this.#codes.set(code, {
      ...authorisation,
      authTime: Math.floor(now.getTime() / 1000),
      expiresAt: now.getTime() + CODE_LIFE,
    });
    return code;
  }

  findCode(code: string): Authorisation | undefined {
    return this.#alive(this.#codes, code);
  }

  /** Exchanges a code that `findCode` has found. */
  spendCode(code: string, authorisation: Authorisation): IssuedTokens {
    this.#codes.delete(code);
    return {
      accessToken: this.#issue(this.#access, authorisation, ACCESS_SECONDS),
      refreshToken: this.#issue(this.#refresh, authorisation, REFRESH_SECONDS),
      authorisation,
    };
  }

  /** Tokens for a refresh token, or `undefined` when it is unknown or expired. */
  renew(refreshToken: string): IssuedTokens | undefined {
    const grant = this.#alive(this.#refresh, refreshToken);
    if (!grant) return undefined;
    const accessToken = this.#issue(this.#access, grant, ACCESS_SECONDS);
    if (grant.expiresAt - this.#clock.now().getTime() > RENEW_WITHIN) return { accessToken, authorisation: grant };
    this.#refresh.delete(refreshToken);
    return { accessToken, refreshToken: this.#issue(this.#refresh, grant, REFRESH_SECONDS), authorisation: grant };
  }

  findAccess(token: string): Expiring<Authorisation> | undefined {
    return this.#alive(this.#access, token);
  }

  endToken(token: string): void {
    this.#access.delete(token);
  }

  /** Disconnects an account and deletes all its tokens. `false` when it was not connected. */
  unlink(id: number): boolean {
    for (const tokens of [this.#codes, this.#access, this.#refresh]) {
      for (const [token, { personId }] of tokens) if (personId === id) tokens.delete(token);
    }
    return this.#connected.delete(id);
  }

  #issue(tokens: Map<string, Expiring<Authorisation>>, grant: Authorisation, seconds: number): string {
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, { ...grant, expiresAt: this.#clock.now().getTime() + seconds * 1000 });
    return token;
  }

  #alive<T>(tokens: Map<string, Expiring<T>>, key: string): Expiring<T> | undefined {
    const found = tokens.get(key);
    return found && found.expiresAt > this.#clock.now().getTime() ? found : undefined;
  }
}
