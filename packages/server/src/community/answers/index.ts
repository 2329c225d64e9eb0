export { countAnswerRecommend, findAnswerOfBoard, isAnswerThere } from './answer.repository.ts';
export { reportedAnswers } from './reported.ts';
