import type { FastifyInstance } from 'fastify';
import { ownerAndStaffMayRead, registerFileUse } from '../../site/files/index.ts';
import { createBusinessRegistry } from './business-registry.ts';
import { createKakaoClient } from './kakao-client.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { FileUse } from './account-select.ts';
import { registerAccountChangeNotices } from './account-change.notifications.ts';
import { registerImpersonation } from './impersonation.routes.ts';
import { registerBrandRoutes } from './brand.routes.ts';
import { registerBusinessRoutes } from './business.routes.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerFindAccountRoutes } from './find-account.routes.ts';
import { registerKakaoRoutes } from './kakao.routes.ts';
import { registerPasswordRoutes } from './password.routes.ts';
import { registerProfileRoutes } from './profile.routes.ts';
import { registerSecondFactorRoutes } from './second-factor.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';
import { registerSignUpRoutes } from './signup.routes.ts';
import { registerSmsRoutes } from './sms.routes.ts';
import { registerStaffAccountRoutes } from './staff-accounts.routes.ts';
import { registerStaffChangeRoutes } from './staff-changes.routes.ts';
import { registerStaffUserRoutes } from './staff-users.routes.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';
import { accountPersonalData } from './personal-data.ts';

export { isActiveAccount } from './account.repository.ts';
export { seedDemoAccounts } from './demo-accounts.ts';
export { findSessionUser } from './session-user.ts';
export { checkOwnPassword } from './own-password.ts';
export { isGuestRow } from './guest.service.ts';
export { createStaff } from './staff-accounts.routes.ts';

/**
 * Accounts: sign-in and sign-up, sessions, phone verification, profiles, business details of brands, and staff's
 * changes to them.
 */
export async function registerAccounts(app: FastifyInstance): Promise<void> {
  registerFileUse(app, FileUse.picture, 'public');
  registerFileUse(app, FileUse.licence, ownerAndStaffMayRead);
  const { config, clock } = app.platform;
  const now = () => clock.now();
  const sms = createSmsGateway({ ...config.sms, now });
  registerSignInRoutes(app);
  registerSessionRoutes(app);
  registerSmsRoutes(app, sms);
  registerAccountChangeNotices(app.platform, sms);
  registerSignUpRoutes(app);
  registerFindAccountRoutes(app);
  registerKakaoRoutes(app, createKakaoClient({ ...config.kakao, now }));
  registerProfileRoutes(app);
  registerPasswordRoutes(app);
  registerWithdrawalRoutes(app);
  registerBusinessRoutes(app, createBusinessRegistry(config.nts));
  registerBrandRoutes(app);
  registerCleanUp(app.platform);
  registerStaffUserRoutes(app);
  registerStaffChangeRoutes(app);
  registerStaffAccountRoutes(app);
  registerSecondFactorRoutes(app);
  registerImpersonation(app);
  registerPersonalData(app.platform, 'accounts', accountPersonalData);
}
