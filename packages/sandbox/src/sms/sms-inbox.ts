/** A text message that arrived; `at` is ISO 8601 in the sandbox's time. */
export type SmsMessage = { to: string; content: string; at: string; type: string };

/** Enough for a long trial; the oldest go first. */
const CAPACITY = 1_000;

/** Text messages the sandbox has accepted, newest first. */
export class SmsInbox {
  #messages: SmsMessage[] = [];

  add(message: SmsMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, CAPACITY);
  }

  /** All messages, or those to one number (hyphens allowed). */
  list(to = ''): SmsMessage[] {
    const digits = to.replace(/\D/g, '');
    return digits === '' ? [...this.#messages] : this.#messages.filter((message) => message.to === digits);
  }

  clear(): void {
    this.#messages = [];
  }
}
