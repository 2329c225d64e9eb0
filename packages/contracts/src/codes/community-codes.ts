import { defineCodes } from '../define-codes.ts';

/** The sub-categories of each top category of the community (SPEC §3, Boards). */
export const MaterialCategory = defineCodes({
  DESIGN: [1, '포스터·디자인'],
  FORM: [2, '서식·문서'],
  OTHER: [3, '기타 자료'],
  REQUEST: [4, '자료 요청'],
});
export const InformationCategory = defineCodes({
  LAW: [1, '법·제도'],
  SUPPORT: [2, '지원사업'],
  CASE: [3, '사례·단가'],
});
export const CommunicationCategory = defineCodes({
  WORRY: [1, '고민상담'],
  QNA: [2, '질문과 답변'],
  MEETING: [3, '모임 제안'],
  FREE: [4, '자유게시판'],
});
