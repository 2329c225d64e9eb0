import type { Static, TObject } from 'typebox';
import type { UserTypeCode } from '../codes/user-codes.ts';
import type { AlimTalkTemplate } from './alimtalk.ts';
import type { DeliveryModeCode, NotificationChannelCode } from './channel.ts';
import type { NotificationTypeCode } from './notification.ts';

/**
 * The people who may keep a notification from reaching them. `required`: nobody (account security, consents, money, memberships,
 * answers to a request, work of operators). `normal`: who has turned `is_alert_item` off. `marketing`: besides them,
 * everybody who does not consent to marketing.
 */
type Importance = 'required' | 'normal' | 'marketing';

/** One kind of notification: the only definition of its text, its screen and who gets it (ADR 0045). */
export type NotificationDefinition<Values extends TObject = TObject> = {
  /** Stable name, `domain.event`: undelivered notifications are stored with it. */
  readonly id: string;
  /** The subject by which people filter their notifications. */
  readonly type: NotificationTypeCode;
  /** The kinds of accounts that can get it; nobody else does, whoever is named as a recipient. */
  readonly audience: readonly UserTypeCode[];
  readonly importance: Importance;
  /** The channels outside of the app, by their codes, that its importance does not decide: when it goes by them, or never. */
  readonly channels?: Partial<Record<NotificationChannelCode, DeliveryModeCode>>;
  /** Whether it rings in the quiet hours of a person too: the safety of the account, or of the service. */
  readonly isUrgent?: true;
  /** Its message of KakaoTalk; a kind without one never goes by AlimTalk. */
  readonly alimtalk?: AlimTalkTemplate<Static<Values>>;
  /** The values that the sender knows; the text and the path are made of nothing else. */
  readonly values: Values;
  title(values: Static<Values>): string;
  content(values: Static<Values>): string;
  /** The path inside the app that a click opens. */
  path(values: Static<Values>): string | null;
};

export type NotificationValues<D extends NotificationDefinition> = Static<D['values']>;

export const defineNotification = <Values extends TObject>(
  definition: NotificationDefinition<Values>,
): NotificationDefinition<Values> => definition;
