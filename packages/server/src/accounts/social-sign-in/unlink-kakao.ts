import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { KakaoClient } from './kakao-client.ts';

/** Unlinks a withdrawn account at Kakao. The job is enqueued with the withdrawal and retried until Kakao accepts it. */
export const unlinkKakao = defineJob(
  'users.unlink_kakao',
  ({ data, shared: kakao }: JobRun<{ kakao_id: string }, KakaoClient>) => kakao.unlink(data.kakao_id),
);
