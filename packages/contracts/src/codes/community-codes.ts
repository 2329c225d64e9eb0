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

/** The kind of a post (SPEC §3, Boards); the category decides it. */
export const CommunityType = defineCodes({
  NONE: [0, '없음'],
  QNA: [1, '묻고답하기'],
  KNOWLEDGE: [2, '지식공유'],
  EXPERIENCE: [3, '경험담'],
  FREE: [4, '자유'],
});
export type CommunityTypeCode = (typeof CommunityType.options)[number]['code'];

/** The topic of a post; a post may have none (0). */
export const CommunityTopic = defineCodes({
  CONSTRUCTION: [1, '공사'],
  SERVICE: [2, '용역'],
  CONTRACT: [3, '계약'],
  COMPLAINT: [4, '민원'],
  DOCUMENT: [5, '서류'],
  JOB: [6, '구인구직'],
  ACCOUNTING: [7, '회계'],
  LIFE: [8, '일상'],
});

/** The state of a post for its reader. NO_PERMISSION and NO_PURCHASE depend on the reader and are never stored (FACTS §10.6). */
export const CommunityStatus = defineCodes({
  TEMP: [0, '임시저장'],
  ACTIVE: [1, '게시중'],
  BAN: [2, '차단'],
  NO_PERMISSION: [3, '열람 권한 없음'],
  NO_PURCHASE: [4, '구매 필요'],
});
export type CommunityStatusCode = (typeof CommunityStatus.options)[number]['code'];
