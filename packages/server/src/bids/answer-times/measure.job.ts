import { defineJob } from '../../platform/features/feature-job.ts';
import { measureAnswers } from './measure-answers.ts';

/** Measures each night within how many hours vendors answer. */
export const measureAnswerTimes = defineJob(
  'brand_answers.measure',
  ({ db, clock }) => measureAnswers(db, clock.now()),
  { cron: '25 3 * * *' },
);
