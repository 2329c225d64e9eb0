import { Type } from 'typebox';
import { UserType, type UserTypeCode } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (audience: UserTypeCode, name: string, title: string, text: string) =>
  defineNotification({
    id: `bids.${name}`,
    type: NotificationType.BID,
    audience: [audience],
    importance: 'required',
    values: strictObject({ nano_id: nanoId, title: Type.String(), reason: Type.String() }),
    title: () => title,
    content: ({ title, reason }) => `'${title}' ${text}${reason === '' ? '' : ` 사유: ${reason}`}`,
    path: ({ nano_id }) => webPaths.bid(nano_id),
  });

const toOffice = (name: string, title: string, text: string) => define(UserType.GENERAL, `office_${name}`, title, text);
const toVendors = (name: string, title: string, text: string) => define(UserType.BRAND, `vendor_${name}`, title, text);

/** To the managers of a complex, about a notice of theirs. */
export const suggestItemOfficeNotifications = {
  published: toOffice('published', '입찰공고를 올렸어요', '공고를 업체가 볼 수 있어요.'),
  asked: toOffice('asked', '공고에 질문이 올라왔어요', '공고에 업체의 질문이 올라왔어요. 답변해 주세요.'),
  addendum: toOffice('addendum', '정정공고를 올렸어요', '공고가 고친 내용으로 바뀌었어요.'),
  offered: toOffice('offered', '새 제안이 들어왔어요', '공고에 새 제안이 들어왔어요.'),
  closed: toOffice('closed', '입찰공고가 마감됐어요', '공고가 마감됐어요. 받은 제안을 확인해 주세요.'),
  closedEarly: toOffice('closed_early', '입찰공고를 일찍 마감했어요', '공고를 마감했어요.'),
  opened: toOffice('opened', '제안을 개봉했어요', '공고에 들어온 제안을 이제 볼 수 있어요.'),
  awarded: toOffice('awarded', '업체를 선정했어요', '공고의 업체가 정해졌어요.'),
  revoked: toOffice('revoked', '업체 선정을 취소했어요', '공고의 업체 선정을 취소했어요.'),
  failed: toOffice('failed', '입찰공고가 유찰됐어요', '공고가 유찰됐어요.'),
  canceled: toOffice('canceled', '입찰공고를 취소했어요', '공고가 취소됐어요.'),
};

/** To the vendors that have written a request on a notice, are invited to, or have asked. */
export const suggestItemVendorNotifications = {
  invited: toVendors('invited', '공고에 초대받았어요', '공고에 초대받았어요. 열람하고 제안을 보내 주세요.'),
  answered: toVendors('answered', '질문에 답변이 올라왔어요', '공고에 남긴 질문에 관리사무소가 답했어요.'),
  addendum: toVendors(
    'addendum',
    '제안한 공고가 정정됐어요',
    '공고의 내용이 바뀌었어요. 제안을 고쳐야 하는지 확인해 주세요.',
  ),
  closedEarly: toVendors('closed_early', '제안한 공고가 일찍 마감됐어요', '공고가 일찍 마감됐어요.'),
  opened: toVendors('opened', '제안을 개봉했어요', '공고에 낸 제안을 관리사무소가 개봉했어요.'),
  awarded: toVendors('awarded', '축하해요. 선정됐어요', '공고에 낸 제안이 선정됐어요.'),
  unsuccessful: toVendors('unsuccessful', '아쉽지만 선정되지 않았어요', '공고는 다른 업체가 선정됐어요.'),
  revoked: toVendors('revoked', '업체 선정이 취소됐어요', '공고의 업체 선정이 취소됐어요.'),
  failed: toVendors('failed', '제안한 공고가 유찰됐어요', '공고가 업체를 정하지 못하고 끝났어요.'),
  canceled: toVendors('canceled', '제안한 공고가 취소됐어요', '공고가 취소됐어요.'),
};
