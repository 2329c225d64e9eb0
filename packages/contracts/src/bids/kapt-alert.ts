import { Type, type Static } from 'typebox';
import { entity, id, labelled, timestamp } from '../fields.ts';
import { kaptNoticeLine } from './kapt-notice.ts';

/** A notice of K-apt that matched the alert setting of a vendor. */
export const kaptAlert = entity('KaptAlert', {
  id,
  kapt_notice: labelled('K-apt 공고', kaptNoticeLine),
  is_read: Type.Boolean({ label: '읽음' }),
  created_date: labelled('알린 때', timestamp),
});

export type KaptAlert = Static<typeof kaptAlert>;
