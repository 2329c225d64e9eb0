/**
 * The kinds of data that calls read and change. A change makes open screens read again what has one of its tags,
 * whichever remote shows it.
 */
export type Tag =
  | 'account'
  | 'advertisement'
  | 'ai_document'
  | 'ai_document_version'
  | 'ai_prompt'
  | 'apartment_info'
  | 'community_point_rule'
  | 'consent'
  | 'coupon'
  | 'coupon_application'
  | 'notice'
  | 'notification'
  | 'point_set'
  | 'points'
  | 'popup'
  | 'recommend_relation'
  | 'referral'
  | 'registry'
  | 'release'
  | 'schedule'
  | 'schedule_feed'
  | 'second_factor'
  | 'staff_log'
  | 'system_document'
  | 'user'
  | 'voucher_good'
  | 'work_request'
  | 'work_space'
  | 'workspace_export';
