import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerPointBatchRoutes } from './batch.routes.ts';

/** Entries by hand of many members at once. */
export const pointBatches = defineFeature({ name: 'point_batches', routes: [registerPointBatchRoutes] });
