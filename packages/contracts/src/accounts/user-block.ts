/** The Korean name of the call that blocks an account, by which the staff log is searched: browsers have no titles of calls. */
export const USER_BLOCK_TITLE = '이용정지·해제';
