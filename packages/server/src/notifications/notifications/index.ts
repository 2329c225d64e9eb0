export { hideNameInNotifications } from './notification.repository.ts';
export { listAdmins } from './list-admins.ts';
export { notify } from './notification.service.ts';
export { type MemberMessage, notifyAllMembers } from './notify-all-members.ts';
