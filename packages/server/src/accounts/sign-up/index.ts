export { newMembers, welcomeNewMember } from './new-members.ts';
export { findRecommenderId } from './recommender.repository.ts';
export { checkConsents, completeSignUp, insertAccountKind } from './sign-up.service.ts';
