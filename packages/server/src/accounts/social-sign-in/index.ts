export { relinkSocialAccounts, unlinkSocialAccounts } from './social-accounts.repository.ts';
export { unlinkKakao } from './unlink-kakao.ts';
