/**
 * What the server-sent-events channel `GET /api/events/` of a signed-in account carries. The stream's event id lets the
 * browser catch up after a lost connection (`last-event-id`).
 */
export type LiveEvent =
  | { type: 'notification'; notification_id: number; title: string }
  | { type: 'session_ended'; reason: 'blocked' | 'deleted' | 'signed_out' | 'password_changed' }
  /** Something behind these contract paths changed; screens that show them ask again. `cause` names the request of the account's own change: the tab that sent it has asked again already. */
  | { type: 'changed'; paths: string[]; cause?: string };

export const LIVE_EVENTS_PATH = '/api/events/';
