export { optionalPersonRef, personRef, selectMemberRef, selectPersonRef } from './person-ref.ts';
export {
  countRecommended,
  findAccountByEmail,
  findAccountByTel,
  getUser,
  insertAccount,
  isActiveAccount,
  isIdentityTaken,
  listAccountsByTel,
  listOperatorIds,
  lockAccount,
  markErased,
  updateAccount,
} from './account.repository.ts';
export { blockedProblem, describeBlock } from './blocked.ts';
export { FileUse, selectAccounts, toUser } from './account-select.ts';
export { checkMayChange, checkMayManage } from './accounts.policy.ts';
export { findCurrentWork, insertGeneral, updateCurrentWork } from './general.repository.ts';
export { ensureNickname } from './nickname.ts';
