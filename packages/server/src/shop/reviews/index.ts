export { reportedReviews } from './reported.ts';
