import { Type, type Static } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { entity, timestamp } from '../fields.ts';

/** How often an open tab announces itself, ms. Browsers run the timers of a hidden tab once a minute at the least. */
export const VIEWER_HEARTBEAT_MS = 45_000;

/** Another browser tab in which a document is open. */
const aiDocumentViewer = entity('AiDocumentViewer', {
  user: personRef,
  /** When the tab opened the document. */
  opened: timestamp,
});
export type AiDocumentViewer = Static<typeof aiDocumentViewer>;

/** The most tabs in the response; a work space has fewer people who write. */
export const MAX_LISTED_VIEWERS = 20;
export const aiDocumentViewers = Type.Array(aiDocumentViewer, { maxItems: MAX_LISTED_VIEWERS });
