import type { Sessions } from '../../platform/http/principal.ts';
import { prolongOperatorSession } from './operator-session.ts';
import { findPrincipal } from './principal.repository.ts';

export { isActiveAccount, markErased } from './account.repository.ts';
export { seedDemoAccounts } from './demo-accounts.ts';
export { optionalPersonRef, personRef, selectPersonRef } from './person-ref.ts';
export { setRecommendTerms } from './recommend-terms.repository.ts';
export { findSessionUser } from './session-user.ts';
export { checkOwnPassword } from './own-password.ts';
export { isGuestRow } from './guest.service.ts';
export { createStaff } from './staff-accounts.routes.ts';

/** The sessions of accounts for the platform. */
export const accountSessions: Sessions = { findPrincipal, prolong: prolongOperatorSession };
