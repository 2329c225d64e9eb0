export { findAnswerOfBoard } from './answer.repository.ts';
