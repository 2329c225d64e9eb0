import { Type, type Static } from 'typebox';
import { entity, id, labelled, timestamp, userId } from '../fields.ts';
import { suggestItemLine } from './suggest-item.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

export const SUGGEST_ALERT_LIMITS = { tags: 180 } as const;

/** The notices that a vendor asks to be told of. An empty list means all. */
export const suggestAlertFields = {
  is_enabled: Type.Boolean({ label: '새 공고 알림' }),
  /** Regions by number. */
  sigungus: Type.Array(id, { maxItems: SUGGEST_ITEM_LIMITS.regions, uniqueItems: true, label: '지역' }),
  /** Sub-categories. */
  tags: Type.Array(Type.Integer({ minimum: 101, maximum: 1499, label: '분야' }), {
    maxItems: SUGGEST_ALERT_LIMITS.tags,
    uniqueItems: true,
    label: '분야',
  }),
};

/** The alert setting of a vendor (SPEC §3). `id` is 0 until it is first stored. */
export const suggestAlertSetting = entity('SuggestAlertSetting', {
  id: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, label: '번호' }),
  brand_id: labelled('업체', userId),
  ...suggestAlertFields,
});

/** A notice that matched the setting of a vendor. */
export const suggestAlert = entity('SuggestAlert', {
  id,
  suggest_item: labelled('공고', suggestItemLine),
  is_read: Type.Boolean({ label: '읽음' }),
  created_date: labelled('알린 때', timestamp),
});

export type SuggestAlertSetting = Static<typeof suggestAlertSetting>;
export type SuggestAlertFields = Pick<SuggestAlertSetting, keyof typeof suggestAlertFields>;
export type SuggestAlert = Static<typeof suggestAlert>;
