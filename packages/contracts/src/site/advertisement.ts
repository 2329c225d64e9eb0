import { Type, type Static } from 'typebox';
import { AdTier, AdType, AdvertisementState } from '../codes/advertisement-codes.ts';
import { strictObject, date, nonEmptyString, id, nullable, text, timestamp } from '../fields.ts';
import { personRef } from '../accounts/user.ts';

/** The address of a picture: 1 is wide (1,200 × 240 px), 2 is for phones (720 × 360 px), 3 and 4 are as the position needs. */
const pictureUrl = nullable(Type.String());
const pictureUrls = { image1_url: pictureUrl, image2_url: pictureUrl, image3_url: pictureUrl, image4_url: pictureUrl };

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

export const advertisementCategory = { ...AdType.schema, label: '광고 종류' };
export const advertisementTier = { ...AdTier.schema, label: '등급' };

/** An advertisement (SPEC §3; owner, tier, payment, reason and counts are ours). */
export const advertisement = strictObject({
  id,
  category: AdType.schema,
  state: AdvertisementState.schema,
  ...creative.properties,
  /** The version that its owner has submitted; the fields above stay live until staff accept it (FACTS §10.5). */
  edit: nullable(creative),
  user: strictObject({
    ...personRef.properties,
    /** The name of the vendor, or of the operator. */ company: Type.String(),
  }),
  tier: AdTier.schema,
  /** When the payment was confirmed; an unpaid advertisement is not shown. */
  paid: nullable(timestamp),
  /** The time of the first approval. */
  approved: nullable(timestamp),
  /** The state of the live version while an edit waits. */
  live_state: nullable(AdvertisementState.schema),
  /** The reason why it was blocked, or why its last edit was declined. */
  reason: nullable(Type.String()),
  impressions: Type.Integer({ minimum: 0 }),
  clicks: Type.Integer({ minimum: 0 }),
  created: timestamp,
  updated: timestamp,
});

/** One transition of the state machine; without a user it was a timer. */
const advertisementEvent = strictObject({
  id,
  user: nullable(personRef),
  from_state: nullable(AdvertisementState.schema),
  to_state: AdvertisementState.schema,
  reason: nullable(Type.String()),
  created: timestamp,
});

export const advertisementDetail = strictObject({
  ...advertisement.properties,
  history: Type.Array(advertisementEvent),
});

/** Impressions and clicks of one day in Korea. */
export const advertisementDay = strictObject({
  date: Type.String(),
  impressions: Type.Integer({ minimum: 0 }),
  clicks: Type.Integer({ minimum: 0 }),
});

/** The public fields of an advertisement that is shown. */
export const homeAdvertisement = strictObject({
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
export type PictureNumber = 1 | 2 | 3 | 4;
export const PICTURE_NUMBERS = [1, 2, 3, 4] as const satisfies readonly PictureNumber[];
