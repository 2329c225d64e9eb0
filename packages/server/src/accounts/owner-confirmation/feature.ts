import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { sendNotice } from './account-change.notifications.ts';
import { openSmsGateway } from '../phone-verification/index.ts';

/** Changes by which an account could be taken over: the proof of its owner, and the word to them. */
export const ownerConfirmation = defineFeature({
  name: 'owner_confirmation',
  open: ({ platform }: FastifyInstance) => openSmsGateway(platform),
  jobs: [sendNotice],
});
