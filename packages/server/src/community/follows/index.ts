export { listFollowers } from './follow.repository.ts';
