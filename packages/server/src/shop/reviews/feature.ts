import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { fileUses } from '../../site/files/index.ts';
import { reviewPersonalData } from './personal-data.ts';
import { REVIEW_FILE_USE } from './review-images.ts';
import { registerReviewRoutes } from './review.routes.ts';

/** Reviews of products by their buyers, with the replies of the shop. */
export const productReviews = defineFeature({
  name: 'product_reviews',
  routes: [registerReviewRoutes],
  personalData: reviewPersonalData,
  contributions: [contribute(fileUses, REVIEW_FILE_USE, 'public')],
});
