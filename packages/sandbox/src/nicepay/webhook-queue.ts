import type { NicepayAnswer } from './nicepay-payment.ts';

export type Webhook = {
  id: number;
  body: NicepayAnswer;
  attempts: number;
  isDelivered: boolean;
  /** The last answer of the merchant. */
  answer?: string;
};

/** Pauses between attempts, ms. After the last one only a person sends it again. */
const RETRIES_MS = [0, 1000, 5000, 30_000, 120_000];
const TIMEOUT_MS = 30_000;

/** Whether the gateway takes an answer for delivered: 200, `text/html` and the word OK. */
const isAccepted = (status: number, type: string, body: string): boolean =>
  status === 200 && type.startsWith('text/html') && body.trim() === 'OK';

/** Messages to the merchant: sent by themselves once there is an address, until they are answered with OK. */
export class WebhookQueue {
  #url: string | undefined;
  #serial = 0;
  #webhooks: Webhook[] = [];

  /** Sends every later message to this address by itself; `undefined` only keeps them, for tests that send them. */
  sendTo(url: string | undefined): void {
    this.#url = url;
  }

  clear(): void {
    this.#webhooks = [];
  }

  get all(): readonly Webhook[] {
    return this.#webhooks;
  }

  push(body: NicepayAnswer): void {
    this.#serial += 1;
    const webhook: Webhook = { id: this.#serial, body, attempts: 0, isDelivered: false };
    this.#webhooks.push(webhook);
    this.#retry(webhook);
  }

  #retry(webhook: Webhook): void {
    const pause = RETRIES_MS[webhook.attempts];
    const url = this.#url;
    if (url === undefined || pause === undefined || webhook.isDelivered) return;
    setTimeout(() => void this.#send(webhook, url).then(() => this.#retry(webhook)), pause).unref();
  }

  /** Sends one message, again too, to the address that is set or to another; returns whether it was answered with OK. */
  async send(id: number, url = this.#url): Promise<boolean> {
    const webhook = this.#webhooks.find((each) => each.id === id);
    return webhook !== undefined && url !== undefined && this.#send(webhook, url);
  }

  /** Sends what has not been answered with OK, in the order given; returns how many were. */
  async sendAll(url: string, order: 'as_sent' | 'reversed' = 'as_sent'): Promise<number> {
    const open = this.#webhooks.filter(({ isDelivered }) => !isDelivered);
    if (order === 'reversed') open.reverse();
    let delivered = 0;
    for (const webhook of open) if (await this.#send(webhook, url)) delivered += 1;
    return delivered;
  }

  async #send(webhook: Webhook, url: string): Promise<boolean> {
    webhook.attempts += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json;charset=utf-8' },
        body: JSON.stringify(webhook.body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      webhook.answer = `${response.status} ${text.slice(0, 200)}`;
      webhook.isDelivered ||= isAccepted(response.status, response.headers.get('content-type') ?? '', text);
    } catch {
      webhook.answer = 'unreachable';
    }
    return webhook.isDelivered;
  }
}
