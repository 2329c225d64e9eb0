import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses } from '../../site/files/index.ts';
import { sendAnswerMessage } from './answer-message.ts';
import { seedDemoInquiries } from './demo-inquiries.ts';
import { authorAndStaffMayRead, INQUIRY_FILE_USE } from './inquiry.repository.ts';
import { registerInquiryRoutes } from './inquiry.routes.ts';
import { inquiryPersonalData } from './personal-data.ts';
import { registerVisitorInquiryRoutes } from './visitor-inquiry.routes.ts';

/** Inquiries to our support. */
export const inquiries = defineFeature({
  name: 'inquiries',
  routes: [registerInquiryRoutes, registerVisitorInquiryRoutes],
  jobs: [sendAnswerMessage],
  personalData: inquiryPersonalData,
  demo: { name: 'inquiries', order: 98, seed: seedDemoInquiries },
  contributions: [contribute(fileUses, INQUIRY_FILE_USE, authorAndStaffMayRead)],
});
