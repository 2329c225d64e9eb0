export { notifyAccountChange } from './account-change.notifications.ts';
export { confirmOwner, type OwnerProof } from './confirm-owner.ts';
