export { countUnreadMessages, listDiscussed } from './unread-messages.repository.ts';
