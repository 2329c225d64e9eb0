import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerProcurementHintRoutes } from './procurement-hint.routes.ts';

/** Hints about collusion and split contracts (ADR 0122). */
export const procurementHints = defineFeature({ name: 'procurement_hints', routes: [registerProcurementHintRoutes] });
