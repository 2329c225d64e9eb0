import type { FastifyInstance } from 'fastify';
import { ownerAndStaffMayRead, registerFileUse } from '../commons/index.ts';
import { createBusinessRegistry, createKakaoClient, createSmsGateway } from '../providers/index.ts';
import { FileUse } from './account-select.ts';
import { registerActing } from './acting.routes.ts';
import { registerBrands } from './brand.routes.ts';
import { registerBusiness } from './business.routes.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerFindAccount } from './find-account.routes.ts';
import { registerKakao } from './kakao.routes.ts';
import { registerPassword } from './password.routes.ts';
import { registerProfile } from './profile.routes.ts';
import { registerSessions } from './session.routes.ts';
import { registerSignIn } from './sign-in.routes.ts';
import { registerSignUp } from './signup.routes.ts';
import { registerSms } from './sms.routes.ts';
import { registerStaffAccounts } from './staff-accounts.routes.ts';
import { registerStaffChanges } from './staff-changes.routes.ts';
import { registerStaffUsers } from './staff-users.routes.ts';
import { registerWithdrawal } from './withdrawal.routes.ts';

export { seedDemoAccounts } from './demo.ts';
export { findSessionUser } from './session-user.ts';
export { createStaff } from './staff-accounts.routes.ts';

/**
 * Accounts: sign-in and sign-up, sessions, phone verification, profiles, business details of brands, and staff's
 * changes to them.
 */
export async function registerUsers(app: FastifyInstance): Promise<void> {
  registerFileUse(app, FileUse.picture, 'public');
  registerFileUse(app, FileUse.licence, ownerAndStaffMayRead);
  const { config, clock } = app.platform;
  const now = () => clock.now();
  const sms = createSmsGateway({ ...config.sms, now });
  registerSignIn(app);
  registerSessions(app);
  registerSms(app, sms);
  registerSignUp(app);
  registerFindAccount(app);
  registerKakao(app, createKakaoClient({ ...config.kakao, now }));
  registerProfile(app);
  registerPassword(app);
  registerWithdrawal(app);
  registerBusiness(app, createBusinessRegistry(config.nts));
  registerBrands(app);
  registerCleanUp(app.platform);
  registerStaffUsers(app);
  registerStaffChanges(app);
  registerStaffAccounts(app);
  registerActing(app);
}
