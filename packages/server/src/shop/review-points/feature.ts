import { defineFeature } from '../../platform/features/define-feature.ts';

/** Points for reviews of products (SPEC §3, history type 0). */
export const reviewPoints = defineFeature({ name: 'review_points' });
