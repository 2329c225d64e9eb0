import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoEvaluations } from './demo-evaluations.ts';
import { registerEvaluationRoutes } from './evaluation.routes.ts';
import { evaluationPersonalData } from './personal-data.ts';
import { registerStaffEvaluationRoutes } from './staff-evaluation.routes.ts';

/** Evaluations of brands by the managers of work spaces that had a contract with them. */
export const brandEvaluations = defineFeature({
  name: 'brand_evaluations',
  routes: [registerEvaluationRoutes, registerStaffEvaluationRoutes],
  personalData: evaluationPersonalData,
  demo: { name: 'brand evaluations', order: 62, seed: seedDemoEvaluations },
});
