import { defineJob } from '../../platform/jobs/job.ts';

/** Unlinks a withdrawn account at Kakao. The job is enqueued with the withdrawal and retried until Kakao accepts it. */
export const unlinkKakao = defineJob<{ kakao_id: string }>('users.unlink_kakao');
