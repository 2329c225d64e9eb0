export { hideNameInNotifications, settleNotifications } from './notification.repository.ts';
export { listAdmins } from './list-admins.ts';
export { notify, notifyInPlace, notifyOnce } from './notify.ts';
