import { Type, type Static } from 'typebox';
import { AdTier, AdType, AdvertisementState } from '../codes/advertisement-codes.ts';
import { closed, date, filled, id, nullable, text, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';

/** Address of a picture: 1 wide (1,200 × 240 px), 2 for phones (720 × 360 px), 3 and 4 as the place needs. */
const pictureUrl = nullable(Type.String());
const pictureUrls = { image1_url: pictureUrl, image2_url: pictureUrl, image3_url: pictureUrl, image4_url: pictureUrl };

/** What an advertiser writes; the pictures come beside it as files. */
export const advertisementText = {
  title: filled('제목', 100),
  /** Path inside the app, or an https address. */
  link: text('링크', 500),
  date_start: date('게재 시작일'),
  date_end: date('게재 종료일'),
  content: text('내용', 2000),
};

/** One version of what is shown. */
export const creative = closed({ ...advertisementText, ...pictureUrls });

export const advertisementCategory = { ...AdType.schema, label: '광고 종류' };
export const advertisementTier = { ...AdTier.schema, label: '등급' };

/** An advertisement (SPEC §3; owner, tier, payment, reason and counts are ours). */
export const advertisement = closed({
  id,
  category: AdType.schema,
  state: AdvertisementState.schema,
  ...creative.properties,
  /** What its owner asks to show instead; the fields above stay live until staff accept it (FACTS §10.5). */
  edit: nullable(creative),
  user: closed({ ...personRef.properties, /** Name of the vendor, else of the operator. */ company: Type.String() }),
  tier: AdTier.schema,
  /** When the payment was confirmed; unpaid ones are not shown. */
  paid: nullable(timestamp),
  /** When it was first approved. */
  approved: nullable(timestamp),
  /** State the live version keeps while an edit waits. */
  live_state: nullable(AdvertisementState.schema),
  /** Why it was blocked, or why its last edit was declined. */
  reason: nullable(Type.String()),
  impressions: Type.Integer({ minimum: 0 }),
  clicks: Type.Integer({ minimum: 0 }),
  created: timestamp,
  updated: timestamp,
});

/** One move of the state machine; without a person it was the clock. */
export const advertisementEvent = closed({
  id,
  user: nullable(personRef),
  from_state: nullable(AdvertisementState.schema),
  to_state: AdvertisementState.schema,
  reason: nullable(Type.String()),
  created: timestamp,
});

export const advertisementDetail = closed({ ...advertisement.properties, history: Type.Array(advertisementEvent) });

/** Impressions and clicks of one day in Korea. */
export const advertisementDay = closed({
  date: Type.String(),
  impressions: Type.Integer({ minimum: 0 }),
  clicks: Type.Integer({ minimum: 0 }),
});

/** What everybody sees of one that is shown. */
export const shownAdvertisement = closed({
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
export type ShownAdvertisement = Static<typeof shownAdvertisement>;
/** A state an advertisement can be in; the filter-only −1 is none. */
export type AdvertisementStateCode = Exclude<Advertisement['state'], -1>;
export type PictureNumber = 1 | 2 | 3 | 4;
export const PICTURE_NUMBERS = [1, 2, 3, 4] as const satisfies readonly PictureNumber[];
