/** An e-mail that arrived; `at` is ISO 8601 in the sandbox's time. */
export type MailMessage = {
  id: number;
  /** The address of the envelope. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** As they were sent, in their order; names in lower case. */
  headers: { key: string; value: string }[];
  at: string;
};

/** Faults for all mail to an address: it is refused for good, refused for now, or kept without ever an answer. */
export const MAIL_FAULTS = ['refuse', 'defer', 'hang'] as const;
export type MailFault = (typeof MAIL_FAULTS)[number];

/** Enough for a long trial; the oldest go first. */
const CAPACITY = 1_000;

/** E-mails the sandbox has accepted, newest first, and the addresses with injected faults. */
export class MailInbox {
  #messages: MailMessage[] = [];
  #last = 0;
  readonly #faults = new Map<string, MailFault>();

  add(message: Omit<MailMessage, 'id'>): void {
    this.#last += 1;
    this.#messages = [{ ...message, id: this.#last }, ...this.#messages].slice(0, CAPACITY);
  }

  /** All messages, or those to one address. */
  list(to = ''): MailMessage[] {
    const address = to.trim().toLowerCase();
    return address === ''
      ? [...this.#messages]
      : this.#messages.filter((message) => message.to.toLowerCase() === address);
  }

  find(id: number): MailMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Injects a fault into all mail to an address; `undefined` ends it. */
  injectFault(address: string, trouble: MailFault | undefined): void {
    if (trouble === undefined) this.#faults.delete(address.toLowerCase());
    else this.#faults.set(address.toLowerCase(), trouble);
  }

  faultOf(address: string): MailFault | undefined {
    return this.#faults.get(address.toLowerCase());
  }

  clearFaults(): void {
    this.#faults.clear();
  }

  clear(): void {
    this.#messages = [];
  }
}
