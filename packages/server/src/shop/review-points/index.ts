/** Points for reviews of products, for the features of reviews and of orders. Both functions work in the caller's transaction. */
export { giveReviewPoints, takeReviewPoints } from './review-points.service.ts';
