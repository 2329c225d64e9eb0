export { listAncestors } from './member.repository.ts';
