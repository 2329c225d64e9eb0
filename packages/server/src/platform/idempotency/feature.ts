import { defineFeature } from '../features/define-feature.ts';
import { cleanUp } from './clean-up.ts';
import { idempotencyPersonalData } from './personal-data.ts';

/** The keys of creating calls, which `route()` reads and writes. */
export const idempotency = defineFeature({
  name: 'idempotency',
  jobs: [cleanUp],
  personalData: idempotencyPersonalData,
});
