import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import type { Endpoint } from '../define-endpoint.ts';
import { entity, id, strictObject, timestamp } from '../fields.ts';

/** How often an open tab announces itself, ms. Browsers run the timers of a hidden tab once a minute at the least. */
export const VIEWER_HEARTBEAT_MS = 45_000;

/** Another browser tab in which a record that several people edit is open (ADR 0096). */
const viewer = entity('Viewer', {
  user: personRef,
  /** When the tab opened the record. */
  opened: timestamp,
});
export type Viewer = Static<typeof viewer>;

/** The most tabs in the response; a work space has fewer people who write. */
export const MAX_LISTED_VIEWERS = 20;
export const viewers = Type.Array(viewer, { maxItems: MAX_LISTED_VIEWERS });

/** The record and the random id that the tab has given itself (RFC 9562). */
export const viewerParams = strictObject({
  id,
  tab_id: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
});

type ViewersCall<Response extends Endpoint['response']> = Endpoint<
  Endpoint['query'],
  Endpoint['body'],
  Response,
  typeof viewerParams
>;
/** The calls by which the tabs of a kind of record learn of each other. */
export type ViewerCalls = {
  list: ViewersCall<typeof viewers>;
  announce: ViewersCall<typeof viewers>;
  remove: ViewersCall<Endpoint['response']>;
};
