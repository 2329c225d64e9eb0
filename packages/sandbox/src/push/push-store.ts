import { createECDH, type ECDH, randomBytes } from 'node:crypto';

/** A browser of the sandbox that has subscribed, as its `PushManager` tells the page. */
type SandboxSubscription = { endpoint: string; p256dh: string; auth: string };

type Browser = SandboxSubscription & {
  /** The key of the sender that may push, base64url. */
  senderKey: string;
  keys: { curve: ECDH; auth: Buffer };
};

/** A message that a browser got; `at` is ISO 8601 in the sandbox's time. */
type PushedMessage = {
  id: number;
  endpoint: string;
  payload: string;
  ttl: number;
  topic: string | null;
  urgency: string | null;
  at: string;
};

const CAPACITY = 1_000;

/** The browsers of the sandbox, what was pushed to them, newest first, and the answers that a test has ordered. */
export class PushStore {
  readonly #browsers = new Map<string, Browser>();
  readonly #faults = new Map<string, number>();
  #messages: PushedMessage[] = [];
  #last = 0;
  #origin = '';

  /** The address of the sandbox, which is known when it listens. */
  set origin(origin: string) {
    this.#origin = origin;
  }

  /** Subscribes a new browser for messages of the sender with this public VAPID key. */
  subscribe(senderKey: string): SandboxSubscription {
    const curve = createECDH('prime256v1');
    const auth = randomBytes(16);
    const token = randomBytes(18).toString('base64url');
    const subscription = {
      endpoint: `${this.#origin}/push/${token}`,
      p256dh: curve.generateKeys('base64url'),
      auth: auth.toString('base64url'),
    };
    this.#browsers.set(token, { ...subscription, senderKey, keys: { curve, auth } });
    return subscription;
  }

  find(token: string): Browser | undefined {
    return this.#browsers.get(token);
  }

  add(message: Omit<PushedMessage, 'id'>): number {
    this.#last += 1;
    this.#messages = [{ ...message, id: this.#last }, ...this.#messages].slice(0, CAPACITY);
    return this.#last;
  }

  /** All messages, or those to one browser. */
  list(endpoint = ''): PushedMessage[] {
    return this.#messages.filter((message) => endpoint === '' || message.endpoint === endpoint);
  }

  /** Answers everything to a browser with this status instead; `undefined` ends it. 404 and 410: it is gone. */
  injectFault(endpoint: string, status: number | undefined): void {
    if (status === undefined) this.#faults.delete(endpoint);
    else this.#faults.set(endpoint, status);
  }

  faultOf(endpoint: string): number | undefined {
    return this.#faults.get(endpoint);
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  clear(): void {
    this.#messages = [];
  }
}
