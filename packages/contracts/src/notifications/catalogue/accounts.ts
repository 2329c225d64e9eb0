import { Type } from 'typebox';
import { BusinessState } from '../../accounts/business-check.ts';
import { UserType } from '../../codes/user-codes.ts';
import { strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { type AlimTalkTemplate, defineAlimTalk } from '../alimtalk.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** Changes by which somebody could take the account over. */
const defineTakeOver = (id: string, title: string) =>
  defineNotification({
    id,
    type: NotificationType.ACCOUNT,
    audience: [UserType.GENERAL, UserType.BRAND, UserType.STAFF],
    importance: 'required',
    isUrgent: true,
    values: strictObject({}),
    title: () => title,
    content: () => '직접 하지 않았다면 바로 고객센터에 알려 주세요.',
    path: () => webPaths.me,
  });

/** Decisions about the business details of a vendor. */
const defineReview = (id: string, title: string, alimtalk?: AlimTalkTemplate<{ reason: string }>) =>
  defineNotification({
    ...(alimtalk && { alimtalk }),
    id,
    type: NotificationType.ACCOUNT,
    audience: [UserType.BRAND],
    importance: 'required',
    values: strictObject({ reason: Type.String() }),
    title: () => title,
    content: ({ reason }) => reason,
    path: () => webPaths.me,
  });

const toBrand = {
  type: NotificationType.ACCOUNT,
  audience: [UserType.BRAND],
  importance: 'required',
  path: () => webPaths.me,
} as const;

export const accountNotifications = {
  telChanged: defineTakeOver('accounts.tel_changed', '휴대폰 번호가 바뀌었어요'),
  firstPasswordSet: defineTakeOver('accounts.first_password_set', '비밀번호가 설정되었어요'),
  emailChanged: defineTakeOver('accounts.email_changed', '이메일이 바뀌었어요'),
  kakaoLinked: defineTakeOver('accounts.kakao_linked', '카카오 로그인이 연결되었어요'),
  kakaoUnlinked: defineTakeOver('accounts.kakao_unlinked', '카카오 로그인 연결이 해제되었어요'),
  brandApproved: defineReview(
    'accounts.brand_approved',
    '사업자 정보가 승인되었어요.',
    defineAlimTalk({
      code: 'DANJI_BRAND_APPROVED',
      text: '[단지] 사업자 정보가 승인되었어요.\n\n이제 업체 활동을 할 수 있어요.',
      variables: () => ({}),
    }),
  ),
  brandRejected: defineReview(
    'accounts.brand_rejected',
    '사업자 정보가 반려되었어요. 사유를 확인해 주세요.',
    defineAlimTalk({
      code: 'DANJI_BRAND_REJECTED',
      text: '[단지] 사업자 정보가 반려되었어요.\n\n사유: #{사유}\n\n고쳐서 다시 신청해 주세요.',
      variables: ({ reason }: { reason: string }) => ({ 사유: reason }),
    }),
  ),
  brandSuspended: defineReview('accounts.brand_suspended', '업체 활동이 정지되었어요.'),
  businessEnded: defineNotification({
    ...toBrand,
    id: 'accounts.business_ended',
    values: strictObject({ state: BusinessState.schema }),
    title: () => '업체 활동이 멈췄어요',
    content: ({ state }) =>
      `국세청에 ${BusinessState.label(state)} 상태로 등록되어 있어요. 다시 영업하면 확인한 뒤 자동으로 풀려요. 사실과 다르면 고객센터로 문의해 주세요.`,
  }),
  businessResumed: defineNotification({
    ...toBrand,
    id: 'accounts.business_resumed',
    values: strictObject({ is_reviewed: Type.Boolean() }),
    title: () => '업체 활동을 다시 할 수 있어요',
    content: ({ is_reviewed }) =>
      is_reviewed
        ? '국세청에서 영업 중인 것을 확인했어요.'
        : '국세청에서 영업 중인 것을 확인했고, 바뀐 사업자 정보를 심사하고 있어요.',
  }),
  brandInReview: defineReview('accounts.brand_in_review', '사업자 정보를 다시 심사하고 있어요.'),
};
