import { defineFeature } from '../../platform/features/define-feature.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureAnswerTimes } from './measure.job.ts';

/** Within how many hours vendors answer offices: what a company shows of it, measured each night (ADR 0175). */
export const answerTimes = defineFeature({
  name: 'answer_times',
  jobs: [measureAnswerTimes],
  personalData: {
    async erase(db, { id }) {
      await db.deleteFrom('brand_answer_time').where('brand_id', '=', id).execute();
    },
  },
  // After the messages.
  demo: { name: 'answer times', order: 67, seed: measureAnswers },
});
