import { defineFeature } from '../../platform/features/define-feature.ts';
import { seedDemoQuestions } from './demo-questions.ts';
import { questionPersonalData } from './personal-data.ts';
import { registerQuestionRoutes } from './question.routes.ts';

/** Questions about products with the answers of our staff. */
export const productQuestions = defineFeature({
  name: 'product_questions',
  routes: [registerQuestionRoutes],
  personalData: questionPersonalData,
  // After the products.
  demo: { name: 'product_questions', order: 69, seed: seedDemoQuestions },
});
