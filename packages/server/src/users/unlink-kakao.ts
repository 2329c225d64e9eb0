import { defineJob } from '../platform/jobs/job.ts';

/** Tells Kakao that a person has left; written with the withdrawal, tried again until Kakao has taken it. */
export const unlinkKakao = defineJob<{ kakao_id: string }>('users.unlink_kakao');
