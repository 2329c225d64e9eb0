import type { Sessions } from '../../platform/http/principal.ts';
import { prolongOperatorSession } from './operator-session.ts';
import { findPrincipal } from './principal.repository.ts';

export { findSessionUser } from './session-user.ts';
export { OPERATOR_IDLE_SECONDS } from './operator-session.ts';
export { clearRefreshCookie } from './session-cookie.ts';
export { endSession, endSessions, insertSession, isSocialSession, listOpenSessions } from './sessions.repository.ts';
export { openedWebSessions, openSession, recordSignIn, toSessionResponse } from './sessions.service.ts';

/** The sessions of accounts for the platform. */
export const accountSessions: Sessions = { findPrincipal, prolong: prolongOperatorSession };
