import type { Tag } from '../tags.ts';

/**
 * The events of the server-sent-events channel `GET /api/events/` of a signed-in account. The event id lets the browser catch
 * up after a lost connection (`last-event-id`).
 */
export type LiveEvent =
  | { type: 'notification'; notification_id: number; title: string }
  /** `message` says why, where that is more than the reason. */
  | { type: 'session_ended'; reason: 'blocked' | 'deleted' | 'signed_out' | 'password_changed'; message?: string }
  /**
   * Data of these kinds changed, and screens that show it fetch it again. An event from before a deployment may have
   * none. `paths` is empty, for tabs whose shell still reads it. `cause` is the id of the request of the account's own
   * change: the tab that sent it has fetched again already.
   */
  | { type: 'changed'; tags?: readonly Tag[]; paths: string[]; cause?: string };

export const LIVE_EVENTS_PATH = '/api/events/';
