import { defineFeature } from '../features/define-feature.ts';
import { cleanUpAttempts } from './clean-up.ts';

/** The counts of attempts, which features limit with `countAttempt`. */
export const attempts = defineFeature({ name: 'attempts', jobs: [cleanUpAttempts] });
