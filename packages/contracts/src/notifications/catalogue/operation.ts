import { Type } from 'typebox';
import { BusinessState } from '../../accounts/business-check.ts';
import { UserType } from '../../codes/user-codes.ts';
import { id, nullable, strictObject } from '../../fields.ts';
import { MIN_ACCOUNT_AGE_DAYS } from '../../releases/health-rules.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const alarm = { type: NotificationType.NOTICE, audience: [UserType.STAFF], importance: 'required' } as const;

const signInsFail = defineNotification({
  id: 'security.sign_ins_fail',
  ...alarm,
  isUrgent: true,
  values: strictObject({
    /** The account, or nothing when they come from one address. */
    account: nullable(strictObject({ id, name: Type.String() })),
    ip: Type.String(),
    failures: Type.Integer(),
    minutes: Type.Integer(),
  }),
  title: () => '로그인 실패가 이어지고 있어요',
  content: ({ account, ip, failures, minutes }) =>
    account === null
      ? `IP 주소 ${ip}에서 ${minutes}분 동안 로그인에 ${failures}번 실패했어요.`
      : `'${account.name}' 계정의 로그인이 ${minutes}분 동안 ${failures}번 실패했어요.`,
  path: ({ account, ip }) =>
    `${webPaths.adminSecurityEvents}?${new URLSearchParams(account === null ? { ip } : { user_id: String(account.id) })}`,
});

const codeBudgetSpent = defineNotification({
  id: 'security.code_budget_spent',
  ...alarm,
  isUrgent: true,
  values: strictObject({ codes_per_hour: Type.Integer() }),
  title: () => '인증번호 문자를 더 보낼 수 없어요',
  content: ({ codes_per_hour }) =>
    `한 시간에 보낼 수 있는 ${codes_per_hour}건을 모두 보내서 가입과 번호 인증이 멈췄어요. 평소보다 많다면 누군가 함부로 요청하고 있는지 확인해 주세요.`,
  path: () => null,
});

const notificationsLate = defineNotification({
  id: 'operations.notifications_late',
  ...alarm,
  isUrgent: true,
  values: strictObject({ waiting: Type.Integer(), minutes: Type.Integer() }),
  title: () => '전달되지 않은 알림이 있어요',
  content: ({ waiting, minutes }) =>
    `알림 ${waiting}건이 기다리고 있고, 가장 오래된 알림은 ${minutes}분 동안 전달되지 않았어요. 서버 로그에서 이유를 확인해 주세요.`,
  path: () => null,
});

const vouchersLate = defineNotification({
  id: 'operations.vouchers_late',
  ...alarm,
  values: strictObject({ open: Type.Integer(), minutes: Type.Integer() }),
  title: () => '처리되지 않은 상품권 주문이 있어요',
  content: ({ open, minutes }) =>
    `상품권 주문 ${open}건의 결과를 모르고, 가장 오래된 주문은 ${minutes}분 동안 처리되지 않았어요. 상품권 회사가 응답하는지 확인해 주세요.`,
  path: () => webPaths.adminCouponApplications,
});

const kaptNoticesLate = defineNotification({
  id: 'operations.kapt_notices_late',
  ...alarm,
  values: strictObject({ days: Type.Integer(), code: Type.String({ maxLength: 40 }) }),
  title: () => 'K-apt 공고를 받지 못했어요',
  content: ({ days, code }) =>
    `K-apt 공고 ${days}일치를 받지 못했어요. 마지막 오류: ${code}. 매일 새벽에 다시 시도해요.`,
  path: () => null,
});

const voucherAppeared = defineNotification({
  id: 'operations.voucher_appeared',
  ...alarm,
  values: strictObject({ application_id: id, title: Type.String(), is_canceled: Type.Boolean() }),
  title: () => '닫은 상품권 주문이 뒤늦게 발급됐어요',
  content: ({ title, is_canceled }) =>
    is_canceled
      ? `'${title}' 상품권이 신청을 닫은 뒤에 발급되어 바로 취소했어요. 비즈머니가 돌아왔는지 확인해 주세요.`
      : `'${title}' 상품권이 신청을 닫은 뒤에 발급됐고 취소하지 못했어요. 상품권 회사에서 사용 상태를 확인해 주세요.`,
  path: ({ application_id }) => webPaths.adminCouponApplication(application_id),
});

const pointsDiffer = defineNotification({
  id: 'points.differ',
  ...alarm,
  values: strictObject({ check_id: id, differences: Type.Integer() }),
  title: () => '포인트 대조에서 차이가 나왔어요',
  content: ({ differences }) =>
    `회원의 포인트와 내역이 ${differences}곳에서 달라요. 이유를 찾을 때까지 포인트를 고치지 마세요.`,
  path: ({ check_id }) => webPaths.adminPointCheck(check_id),
});

const businessEnded = defineNotification({
  id: 'operations.business_ended',
  ...alarm,
  values: strictObject({ user_id: id, company: Type.String(), state: BusinessState.schema }),
  title: ({ state }) => `${BusinessState.label(state)}한 업체의 활동을 멈췄어요`,
  content: ({ company, state }) =>
    `'${company}' 업체가 국세청에 ${BusinessState.label(state)} 상태로 등록되어 있어서 견적을 낼 수 없게 했어요.`,
  path: ({ user_id }) => webPaths.adminUser(user_id),
});

const release = { remote: Type.String(), release: Type.String() };

const releaseRolledBack = defineNotification({
  id: 'releases.rolled_back',
  ...alarm,
  isUrgent: true,
  values: strictObject({ ...release, reason: Type.String() }),
  title: () => '새 릴리스를 자동으로 되돌렸어요',
  content: ({ remote, release, reason }) => `${remote} ${release}: ${reason}`,
  path: () => webPaths.adminReleases,
});

const CHECK_IT = '확인한 뒤 필요하면 직접 되돌려 주세요.';

const defineDoubt = (name: string, title: string, explain: (finding: { subject: string; figures: string }) => string) =>
  defineNotification({
    id: `releases.${name}`,
    ...alarm,
    values: strictObject({ ...release, subject: Type.String(), figures: Type.String() }),
    title: () => title,
    content: ({ remote, release, ...finding }) => `${remote} ${release}: ${explain(finding)}`,
    path: () => webPaths.adminReleases,
  });

/** To every ADMIN. */
export const operationNotifications = {
  signInsFail,
  codeBudgetSpent,
  notificationsLate,
  vouchersLate,
  kaptNoticesLate,
  voucherAppeared,
  pointsDiffer,
  businessEnded,
  releaseRolledBack,
  releaseUnconfirmed: defineDoubt(
    'unconfirmed',
    '새 릴리스의 상태를 확인해 주세요',
    ({ subject, figures }) =>
      `${subject} 쓰던 릴리스보다 잦다는 보고가 들어왔어요. ${figures} 가입한 지 ${MIN_ACCOUNT_AGE_DAYS}일이 지난 회원의 보고만으로는 아직 확인되지 않아서 자동으로 되돌리지 않았어요. ${CHECK_IT}`,
  ),
  releasePinned: defineDoubt(
    'pinned',
    '고정한 릴리스의 상태를 확인해 주세요',
    ({ subject, figures }) =>
      `${subject} 쓰던 릴리스보다 잦아요. ${figures} 고정한 릴리스라서 자동으로 되돌리지 않았어요. ${CHECK_IT}`,
  ),
};
