import { LIVE_EVENTS_PATH, type LiveEvent } from '@danji/contracts/notifications/live-event';
import { responseFailure, toApiError } from './api-error.ts';
import { readEventStream } from './event-stream.ts';
import { renewSession } from './renew-session.ts';
import { isOwnChange, waitForChanges } from './pending-changes.ts';
import { sessionStore } from './session-store.ts';

/** When no data, not even a heartbeat, arrives for this long, the connection is considered dead. ms */
const SILENCE_MS = 75_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** How long an event waits for a response of this tab that may have caused it, ms. */
const OWN_RESPONSE_MS = 2000;

export type LiveEventsOptions = {
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  /** Called when the stream is open again after a loss. Events that the server no longer holds are made up for by fetching again. */
  onReconnect?: () => void;
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

type Connection = LiveEventsOptions & { lastId: string; onOpen: () => void };

/**
 * Forwards a change of others only, because the tab that made a change fetches the affected data itself. The stream
 * does not wait for this check.
 */
async function forwardChange(
  event: Extract<LiveEvent, { type: 'changed' }>,
  { signal, onEvent }: Connection,
): Promise<void> {
  const isOwn = event.cause !== undefined && (await isOwnChange(event.cause, OWN_RESPONSE_MS));
  if (!isOwn && !signal.aborted) onEvent(event);
}

/** Opens the stream once and forwards its events until it ends. */
async function listenOnce(connection: Connection): Promise<void> {
  const token = sessionStore.accessToken();
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const response = await fetch(LIVE_EVENTS_PATH, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token ?? ''}`,
        ...(connection.lastId && { 'last-event-id': connection.lastId }),
      },
      signal: AbortSignal.any([connection.signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.ok || !response.body)
      throw responseFailure(response.status, await response.json().catch(() => undefined));
    connection.onOpen();
    for await (const { id, data } of readEventStream(response.body, onBytes)) {
      if (id) connection.lastId = id;
      const event = JSON.parse(data) as LiveEvent;
      // Signing out or withdrawing ends this stream too. The response of that call decides what follows, not the event.
      if (event.type === 'session_ended') await waitForChanges(OWN_RESPONSE_MS);
      if (event.type === 'changed') void forwardChange(event, connection);
      else if (!connection.signal.aborted) connection.onEvent(event);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Keeps the stream of the signed-in account open until `signal` aborts: renews the session when the token has expired,
 * waits 1 s to 60 s between attempts, and catches up by the id of the last event. It ends with the session.
 */
export async function listenToLiveEvents(options: LiveEventsOptions): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let opened = 0;
  const connection: Connection = {
    ...options,
    lastId: '',
    onOpen: () => {
      wait = FIRST_WAIT_MS;
      opened += 1;
      if (opened > 1) options.onReconnect?.();
    },
  };
  while (!options.signal.aborted && sessionStore.accessToken() !== undefined) {
    const generation = sessionStore.generation();
    try {
      await listenOnce(connection);
    } catch (error) {
      const isRefused = toApiError(error).needsSession && generation === sessionStore.generation();
      // A refused refresh clears the session, which ends the loop; any other failure is retried after the wait.
      if (isRefused && !options.signal.aborted) await renewSession().catch(() => undefined);
    }
    // Half of the wait is random, so that not all clients reconnect to a restarted server at once.
    await pause(wait * (0.5 + Math.random() / 2), options.signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}
