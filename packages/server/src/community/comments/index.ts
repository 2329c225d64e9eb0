export { reportedComments } from './reported.ts';
