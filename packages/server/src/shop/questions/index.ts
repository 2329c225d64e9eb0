export { reportedQuestions } from './reported.ts';
