import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const contract = strictObject({ space_id: id, schedule_id: id, title: Type.String({ maxLength: 100 }) });

const toAuthor = {
  type: NotificationType.BID,
  audience: [UserType.GENERAL],
  importance: 'required',
} as const;

/** Evaluations of brands: to the evaluated brand, and to the author. */
export const evaluationNotifications = {
  written: defineNotification({
    id: 'evaluations.written',
    type: NotificationType.BID,
    audience: [UserType.BRAND],
    importance: 'normal',
    values: strictObject({ brand_id: id, stars: Type.String() }),
    title: () => '새 평가를 받았어요',
    content: ({ stars }) => `계약한 단지에서 별점 ${stars}점으로 평가했어요. 읽고 답글을 남겨 보세요.`,
    path: ({ brand_id }) => webPaths.brand(brand_id),
  }),
  replied: defineNotification({
    ...toAuthor,
    id: 'evaluations.replied',
    importance: 'normal',
    values: strictObject({ brand_id: id, company: Type.String({ maxLength: 100 }) }),
    title: () => '평가에 답글이 달렸어요',
    content: ({ company }) => `'${company}' 업체가 내 평가에 답글을 남겼어요.`,
    path: ({ brand_id }) => webPaths.brand(brand_id),
  }),
  hidden: defineNotification({
    ...toAuthor,
    id: 'evaluations.hidden',
    values: strictObject({ ...contract.properties, reason: Type.String({ maxLength: 500 }) }),
    title: () => '업체 평가를 가렸어요',
    content: ({ title, reason }) => `'${title}' 계약에 남긴 평가를 다른 회원이 볼 수 없게 가렸어요. 이유: ${reason}`,
    path: ({ space_id, schedule_id }) => webPaths.workspaceSchedule(space_id, schedule_id),
  }),
  shown: defineNotification({
    ...toAuthor,
    id: 'evaluations.shown',
    values: contract,
    title: () => '업체 평가를 다시 보여 드려요',
    content: ({ title }) => `'${title}' 계약에 남긴 평가가 다시 보여요.`,
    path: ({ space_id, schedule_id }) => webPaths.workspaceSchedule(space_id, schedule_id),
  }),
};
