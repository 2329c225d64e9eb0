import { Client, type ClientConfig } from 'pg';

/** Options of `listen`. `onReconnect` runs when notifications may have been missed. */
export type ListenOptions = {
  channel: string;
  onPayload: (payload: string) => void;
  onReconnect: () => void;
  onError: (error: unknown) => void;
};

/**
 * After a failover a listener can stay connected and receive nothing. It is checked every 10 s, and replaced when it
 * does not respond within 5 s.
 */
const HEARTBEAT_MS = 10_000;
const RESPONSE_MS = 5_000;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function connect(
  config: ClientConfig,
  { channel, onPayload }: ListenOptions,
  onLost: (error: unknown) => void,
): Promise<Client> {
  const client = new Client({ ...config, keepAlive: true });
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('the connection was closed')));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  await client.connect();
  await client.query(`listen "${channel}"`);
  return client;
}

/**
 * Listens on a channel of PostgreSQL until the returned function is called. A lost connection is rebuilt, and then
 * `onReconnect` is called.
 */
export async function keepListening(config: ClientConfig, options: ListenOptions): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const drop = (lost: Client | undefined, error: unknown) => {
    // Errors of a client that was already replaced, or of the one that is being stopped, are ignored.
    if (stopped || !lost || lost !== client) return;
    client = undefined;
    clearTimeout(timer);
    options.onError(error);
    lost.end().catch(options.onError);
    void rebuild(FIRST_WAIT_MS);
  };
  const scheduleHeartbeat = (current: Client) => {
    timer = setTimeout(() => {
      within(current.query('select 1'), RESPONSE_MS).then(
        () => !stopped && current === client && scheduleHeartbeat(current),
        (error: unknown) => drop(current, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  };
  const open = async () => {
    const opened: { client?: Client } = {};
    opened.client = await connect(config, options, (error) => drop(opened.client, error));
    client = opened.client;
    scheduleHeartbeat(opened.client);
  };
  const rebuild = async (wait: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (stopped) return;
    try {
      await open();
      options.onReconnect();
    } catch (error) {
      options.onError(error);
      await rebuild(Math.min(wait * 2, MAX_WAIT_MS));
    }
  };

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
