import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUpVerifications } from './clean-up.ts';
import { verificationPersonalData } from './personal-data.ts';
import { openSmsGateway } from './sms-gateway.ts';
import { registerSmsRoutes } from './sms.routes.ts';

/** Codes by text message that prove a phone number. */
export const phoneVerification = defineFeature({
  name: 'phone_verification',
  open: ({ platform }: FastifyInstance) => openSmsGateway(platform),
  routes: [(app, sms) => registerSmsRoutes(app, sms)],
  jobs: [cleanUpVerifications],
  personalData: verificationPersonalData,
});
