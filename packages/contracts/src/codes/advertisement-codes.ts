import { defineCodes } from '../define-codes.ts';

/** The position of an advertisement (SPEC §9, Ad types). */
export const AdType = defineCodes({
  BANNER: [0, '배너'],
  POPUP: [1, '팝업'],
});

/** SPEC §4, Advertisement states; 4 and the transitions are FACTS §10.5. */
export const AdvertisementState = defineCodes({
  ALL: [-1, '전체'],
  RUNNING: [0, '게재'],
  PAUSED: [1, '일시중지'],
  EDIT_REQUEST: [2, '수정 요청'],
  REGISTRATION_REQUEST: [3, '등록 요청'],
  ENDED: [4, '종료'],
  BLOCKED: [5, '차단'],
});

/** The paid tier: a higher tier comes first where several advertisements share a position. */
export const AdTier = defineCodes({
  BASIC: [0, '베이직'],
  STANDARD: [1, '스탠다드'],
  PREMIUM: [2, '프리미엄'],
});
