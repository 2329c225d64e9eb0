/**
 * The events of the server-sent-events channel `GET /api/events/` of a signed-in account. The event id lets the browser catch
 * up after a lost connection (`last-event-id`).
 */
export type LiveEvent =
  | { type: 'notification'; notification_id: number; title: string }
  | { type: 'session_ended'; reason: 'blocked' | 'deleted' | 'signed_out' | 'password_changed' }
  /** Data below these contract paths changed, and screens that show it fetch it again. `cause` is the id of the request of the account's own change: the tab that sent it has fetched again already. */
  | { type: 'changed'; paths: string[]; cause?: string };

export const LIVE_EVENTS_PATH = '/api/events/';
