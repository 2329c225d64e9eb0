import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { seedDemoFaqs } from './demo-faqs.ts';
import { publicFaqs } from './faq.repository.ts';
import { registerFaqRoutes } from './faq.routes.ts';
import { faqPersonalData } from './personal-data.ts';

/** Frequently asked questions. */
export const faq = defineFeature({
  name: 'faq',
  routes: [registerFaqRoutes],
  personalData: faqPersonalData,
  demo: { name: 'faq', order: 51, seed: seedDemoFaqs },
  contributions: [contribute(publicRecords, 'faq', publicFaqs)],
});
