import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { fileUses, type MayReadFile, purgeDeleted } from '../../site/files/index.ts';
import { deletePost } from '../notices/index.ts';
import { findPost, findReader, mayReadPost } from '../posts/index.ts';
import { ANSWER_FILE_USE, findAnswerOfBoard, isAnswerThere, listDeletedAnswers } from './answer.repository.ts';
import { seedDemoAnswers, seedDemoFieldAnswers, seedDemoRewards } from './demo-answers.ts';
import { registerAnswerRoutes } from './answer.routes.ts';
import { answerPersonalData } from './personal-data.ts';

/** Lets the readers of a question read the files of its answers; no name is in them. */
const mayReadAnswerFile: MayReadFile = async (db, { record_id }, user) => {
  const answer = record_id === null ? undefined : await findAnswerOfBoard(db, record_id);
  const question = answer && (await findPost(db, String(answer.question_id), user?.id ?? null));
  if (!question || answer?.deleted !== null) return false;
  const reader = await findReader(db, user);
  return isAnswerThere(answer, reader) && mayReadPost(question, reader);
};

/** Deletes answers that were deleted 30 days ago, with their files; nightly. */
const cleanUp = defineJob(
  'community.clean_up_answers',
  (platform) =>
    purgeDeleted(platform, {
      use: ANSWER_FILE_USE,
      list: listDeletedAnswers,
      purge: async (db, boardId) => {
        await deletePost(db, boardId);
        return true;
      },
    }),
  { cron: '38 4 * * *' },
);

/** Answers to questions of the community (ADR 0142). */
export const communityAnswers = defineFeature({
  name: 'community_answers',
  routes: [registerAnswerRoutes],
  jobs: [cleanUp],
  personalData: answerPersonalData,
  demo: [
    { name: 'community_answers', order: 53, seed: seedDemoAnswers },
    { name: 'community_field_answers', order: 57, seed: seedDemoFieldAnswers },
    { name: 'community_rewards', order: 93, seed: seedDemoRewards },
  ],
  contributions: [contribute(fileUses, ANSWER_FILE_USE, { mayRead: mayReadAnswerFile, namesUploader: false })],
});
