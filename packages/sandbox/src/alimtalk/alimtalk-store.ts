import { randomUUID } from 'node:crypto';
import type { SandboxClock } from '../sandbox-clock.ts';

/** A message of KakaoTalk that was asked for. `result` is the code of Kakao, `null` while it is on its way. */
export type AlimTalkSent = {
  messageId: string;
  requestId: string;
  templateCode: string;
  to: string;
  content: string;
  url: string;
  result: string | null;
  /** Whether a text message took its place. */
  isFallenBack: boolean;
  at: string;
};

/** Codes of Kakao for a number: it does not use KakaoTalk, has blocked AlimTalk, cannot be reached, or has not answered. */
export const ALIMTALK_FAULTS = ['3018', '3019', '3020', '3005', 'waiting', 'lost'] as const;
type AlimTalkFault = (typeof ALIMTALK_FAULTS)[number];

/** Enough for a long trial; the oldest go first. */
const CAPACITY = 1_000;

/** Messages of KakaoTalk that the sandbox has accepted, newest first, and the numbers with injected faults. */
export class AlimTalkStore {
  #messages: AlimTalkSent[] = [];
  readonly #faults = new Map<string, AlimTalkFault>();
  readonly #clock: SandboxClock;

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  add(message: Omit<AlimTalkSent, 'messageId' | 'requestId' | 'at'>): AlimTalkSent {
    const requestId = randomUUID().replaceAll('-', '');
    const sent = { ...message, requestId, messageId: randomUUID(), at: this.#clock.now().toISOString() };
    this.#messages = [sent, ...this.#messages].slice(0, CAPACITY);
    return sent;
  }

  /** All messages, or those to one number (hyphens allowed). */
  list(to = ''): AlimTalkSent[] {
    const digits = to.replace(/\D/g, '');
    return digits === '' ? [...this.#messages] : this.#messages.filter((message) => message.to === digits);
  }

  find(messageId: string): AlimTalkSent | undefined {
    return this.#messages.find((message) => message.messageId === messageId);
  }

  /** Ends the wait of all messages to a number: they arrive. */
  deliver(to: string): void {
    for (const message of this.list(to)) message.result ??= '0000';
  }

  /** Injects a fault into all messages to a number; `undefined` ends it. */
  injectFault(to: string, trouble: AlimTalkFault | undefined): void {
    const digits = to.replace(/\D/g, '');
    if (trouble === undefined) this.#faults.delete(digits);
    else this.#faults.set(digits, trouble);
  }

  faultOf(to: string): AlimTalkFault | undefined {
    return this.#faults.get(to);
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  clear(): void {
    this.#messages = [];
  }
}
