import { Type, type Static } from 'typebox';
import { AdTier, AdType, AdvertisementState } from '../codes/advertisement-codes.ts';
import {
  strictObject,
  date,
  nonEmptyString,
  id,
  nullable,
  text,
  timestamp,
  created,
  updated,
  entity,
  labelled,
} from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/** The advertiser of what our staff register without a vendor. */
export const HOUSE_ADVERTISER = '단지';

/** The address of a picture: 1 is wide (1,200 × 240 px), 2 is for phones (720 × 360 px), 3 and 4 are as the position needs. */
const pictureUrl = (label: string) => nullable(Type.String({ label }));
const pictureUrls = {
  image1_url: pictureUrl('넓은 화면 이미지'),
  image2_url: pictureUrl('휴대폰 이미지'),
  image3_url: pictureUrl('이미지 3'),
  image4_url: pictureUrl('이미지 4'),
};

/** The fields that an advertiser writes; the pictures are sent beside them as files. */
export const advertisementText = {
  title: nonEmptyString('제목', 100),
  /** A path inside the app, or an https address. */
  link: text('링크', 500),
  date_start: date('게재 시작일'),
  date_end: date('게재 종료일'),
  content: text('내용', 2000),
};

/** One version of the content of an advertisement. */
const creative = strictObject({ ...advertisementText, ...pictureUrls });

export const advertisementCategory = labelled('광고 종류', AdType.schema);
export const advertisementTier = labelled('등급', AdTier.schema);

/** An advertisement (SPEC §3; owner, tier, payment, reason and counts are ours). */
export const advertisement = entity('Advertisement', {
  id,
  category: advertisementCategory,
  state: labelled('상태', AdvertisementState.schema),
  ...creative.properties,
  /** The version that its owner has submitted; the fields above stay live until staff accept it (FACTS §10.5). */
  edit: labelled('요청한 수정', nullable(creative)),
  user: labelled(
    '광고주',
    strictObject({
      ...personRef.properties,
      /** The name of the vendor; `HOUSE_ADVERTISER` for an advertisement of our own. */
      company: Type.String({ label: '업체' }),
    }),
  ),
  tier: advertisementTier,
  /** When the payment was confirmed; an unpaid advertisement is not shown. */
  paid: labelled('입금 확인', nullable(timestamp)),
  /** The time of the first approval. */
  approved: labelled('첫 승인', nullable(timestamp)),
  /** The state of the live version while an edit waits. */
  live_state: labelled('기존 광고 상태', nullable(AdvertisementState.schema)),
  /** The reason why it was blocked, or why its last edit was declined. */
  reason: nullable(Type.String({ label: '사유' })),
  impressions: Type.Integer({ minimum: 0, label: '노출' }),
  clicks: Type.Integer({ minimum: 0, label: '클릭' }),
  created,
  updated,
});

/** One transition of the state machine; without a user it was a timer. */
const advertisementEvent = strictObject({
  id,
  user: nullable(personRef),
  from_state: nullable(AdvertisementState.schema),
  to_state: AdvertisementState.schema,
  reason: nullable(Type.String()),
  created,
});

export const advertisementDetail = entity('AdvertisementDetail', {
  ...advertisement.properties,
  history: Type.Array(advertisementEvent, { maxItems: ANSWER_LIMITS.trail, label: '이력' }),
});

/** Impressions and clicks of one day in Korea. */
export const advertisementDay = strictObject({
  date: Type.String(),
  impressions: Type.Integer({ minimum: 0 }),
  clicks: Type.Integer({ minimum: 0 }),
});

/** The public fields of an advertisement that is shown. */
export const homeAdvertisement = entity('HomeAdvertisement', {
  id,
  category: AdType.schema,
  ...Type.Pick(creative, ['title', 'link', 'content']).properties,
  ...pictureUrls,
});

export type Creative = Static<typeof creative>;
export type Advertisement = Static<typeof advertisement>;
export type AdvertisementDetail = Static<typeof advertisementDetail>;
export type AdvertisementEvent = Static<typeof advertisementEvent>;
export type AdvertisementDay = Static<typeof advertisementDay>;
export type HomeAdvertisement = Static<typeof homeAdvertisement>;
/** A state of an advertisement; −1 is for the filter only. */
export type AdvertisementStateCode = Exclude<Advertisement['state'], -1>;
