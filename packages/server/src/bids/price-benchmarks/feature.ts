import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerPriceBenchmarkRoutes } from './price-benchmark.routes.ts';

/** The amounts that similar notices were awarded for (ADR 0122). */
export const priceBenchmarks = defineFeature({ name: 'price_benchmarks', routes: [registerPriceBenchmarkRoutes] });
