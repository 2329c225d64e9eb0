import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (name: string, title: string, text: string, toPath: (nanoId: string) => string) =>
  defineNotification({
    id: `companies.${name}`,
    type: NotificationType.NOTICE,
    audience: [UserType.BRAND],
    importance: 'required',
    values: strictObject({ nano_id: nanoId, title: Type.String(), reason: Type.String() }),
    title: () => title,
    content: ({ title, reason }) => `'${title}' ${text}${reason === '' ? '' : ` 사유: ${reason}`}`,
    path: ({ nano_id }) => toPath(nano_id),
  });

/** To the vendor of a company item, after a decision of our staff. */
export const companyItemNotifications = {
  approved: define('approved', '업체 소개가 승인됐어요', '소개를 이제 누구나 볼 수 있어요.', webPaths.company),
  rejected: define('rejected', '업체 소개가 반려됐어요', '소개를 고쳐서 다시 올려 주세요.', webPaths.companyEdit),
  editApproved: define(
    'edit_approved',
    '고친 업체 소개가 승인됐어요',
    '소개가 고친 내용으로 바뀌었어요.',
    webPaths.company,
  ),
  editRejected: define(
    'edit_rejected',
    '고친 업체 소개가 반려됐어요',
    '소개는 승인된 내용 그대로 보여요.',
    webPaths.companyEdit,
  ),
  hidden: define(
    'hidden',
    '업체 소개가 비공개로 바뀌었어요',
    '소개를 운영자가 비공개로 바꿨어요.',
    webPaths.companyEdit,
  ),
  shown: define('shown', '업체 소개를 다시 공개했어요', '소개를 다시 누구나 볼 수 있어요.', webPaths.company),
};
