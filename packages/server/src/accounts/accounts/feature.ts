import type { FastifyInstance } from 'fastify';
import { fileUses, ownerAndStaffMayRead } from '../../site/files/index.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { createBusinessRegistry } from './business-registry.ts';
import { createKakaoClient } from './kakao-client.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { FileUse } from './account-select.ts';
import { registerImpersonation } from './impersonation.routes.ts';
import { registerBrandRoutes } from './brand.routes.ts';
import { registerBusinessRoutes } from './business.routes.ts';
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
import { sendNotice } from './account-change.notifications.ts';
import { cleanUp, expireSessions } from './clean-up.ts';
import { unlinkKakao } from './unlink-kakao.ts';

/** Accounts: sign-in and sign-up, sessions, phone verification, profiles, business details of brands, and staff’s changes to them. */
export const accounts = defineFeature({
  name: 'accounts',
  open: ({ platform: { config, clock } }: FastifyInstance) => {
    const now = () => clock.now();
    return {
      sms: createSmsGateway({ ...config.sms, now }),
      kakao: createKakaoClient({ ...config.kakao, now }),
      registry: createBusinessRegistry(config.nts),
    };
  },
  routes: [
    registerSignInRoutes,
    registerSessionRoutes,
    (app, { sms }) => registerSmsRoutes(app, sms),
    registerSignUpRoutes,
    registerFindAccountRoutes,
    (app, { kakao }) => registerKakaoRoutes(app, kakao),
    registerProfileRoutes,
    registerPasswordRoutes,
    registerWithdrawalRoutes,
    (app, { registry }) => registerBusinessRoutes(app, registry),
    registerBrandRoutes,
    registerStaffUserRoutes,
    registerStaffChangeRoutes,
    registerStaffAccountRoutes,
    registerSecondFactorRoutes,
    registerImpersonation,
  ],
  jobs: [sendNotice, unlinkKakao, cleanUp, expireSessions],
  personalData: accountPersonalData,
  contributions: [
    contribute(fileUses, FileUse.picture, 'public'),
    contribute(fileUses, FileUse.licence, ownerAndStaffMayRead),
  ],
});
