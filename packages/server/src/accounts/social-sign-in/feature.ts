import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { createKakaoClient } from './kakao-client.ts';
import { registerKakaoLinkRoutes } from './kakao-link.routes.ts';
import { registerKakaoRoutes } from './kakao.routes.ts';
import { deleteSocialAccounts } from './social-accounts.repository.ts';
import { unlinkKakao } from './unlink-kakao.ts';

/** Sign-in and sign-up with Kakao. */
export const socialSignIn = defineFeature({
  name: 'social_sign_in',
  open: ({ platform: { config, clock } }: FastifyInstance) =>
    createKakaoClient({ ...config.kakao, now: () => clock.now() }),
  routes: [registerKakaoRoutes, registerKakaoLinkRoutes],
  jobs: [unlinkKakao],
  personalData: {
    erased: ['social_account.provider_id'],
    async erase(db, { id }) {
      await deleteSocialAccounts(db, id);
    },
  },
});
