import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  binary,
  strictObject,
  date,
  nonEmptyString,
  nanoId,
  nullable,
  ok,
  oneOf,
  phone,
  seenVersion,
  text,
  userId,
  labelled,
} from '../fields.ts';
import { ownerProof } from './owner-proof.ts';
import {
  sentBrandDetail,
  currentWork,
  emailField,
  genderField,
  nameField,
  passwordField,
  telField,
  user,
} from './user.ts';

export const getMe = defineEndpoint({
  id: 'users.get_me',
  title: '내 정보 보기',
  method: 'GET',
  path: '/api/users/me/',
  audience: ['signed_in'],
  withoutSecondFactor: true,
  reads: ['account'],
  origin: 'extension',
  summary: 'The signed-in account.',
  response: user,
});

export const updateMe = defineEndpoint({
  id: 'users.update_me',
  title: '내 정보 수정',
  method: 'PUT',
  path: '/api/users/me/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Changes the profile. A new phone number needs the proof of its check, in the cookie or the field; it and a new e-mail address of a member need one of: the current password, the proof of a check of the old number, a social sign-in of the last 10 minutes.',
  body: strictObject({
    name: Type.Optional(nameField),
    nickname: Type.Optional(text('닉네임', 30)),
    birthday: Type.Optional(nullable(date('생년월일'))),
    gender: Type.Optional(genderField),
    is_alert_item: Type.Optional(Type.Boolean({ label: '알림 받기' })),
    email: Type.Optional(emailField),
    tel: Type.Optional(telField),
    verification: Type.Optional(text('휴대폰 인증', 200)),
    ...ownerProof,
    /** Image of `image_write/`; `null` removes the picture. */
    profile_image_id: Type.Optional(labelled('프로필 사진', nullable(nanoId))),
  }),
  response: user,
});

export const changePassword = defineEndpoint({
  id: 'users.change_password',
  title: '비밀번호 변경',
  method: 'POST',
  path: '/api/users/password/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Changes the password and ends the other sessions. The first one of a Kakao account needs the proof of a check of its phone number, in the cookie or the field, or a social sign-in of the last 10 minutes.',
  body: strictObject({
    current_password: Type.Optional(passwordField),
    password: passwordField,
    owner_verification: ownerProof.owner_verification,
  }),
  response: ok,
});

const work = strictObject({
  ...currentWork.properties,
  building_name: nonEmptyString('건물 이름', 100),
  tel: phone('전화번호'),
});

export const createCurrentWork = defineEndpoint({
  id: 'users.create_current_work',
  title: '근무지 등록',
  method: 'POST',
  path: '/api/users/current_work_update/',
  audience: ['general'],
  summary: 'Sets where a general user works now.',
  body: work,
  response: user,
});

export const updateCurrentWork = defineEndpoint({
  id: 'users.update_current_work',
  title: '근무지 수정',
  method: 'PUT',
  path: '/api/users/current_work_update/',
  audience: ['general'],
  summary: 'Changes fields of where a general user works now.',
  body: Type.Partial(strictObject({ ...currentWork.properties, tel: phone('전화번호') }), {
    additionalProperties: false,
  }),
  response: user,
});

export const importApartDetail = defineEndpoint({
  id: 'users.import_apart_detail',
  title: '근무지를 K-apt에서 가져오기',
  method: 'POST',
  path: '/api/users/import_apart_detail/',
  audience: ['general', 'staff'],
  changes: ['user', 'staff_log'],
  summary:
    'Fills where a general user works with what K-apt says about its complex: that of the current work space, or the only one of that name. Members name themselves, staff anybody.',
  body: strictObject({ user_id: userId }),
  logged: user,
  response: user,
});

export const uploadBusinessImage = defineEndpoint({
  id: 'users.upload_business_image',
  title: '사업자등록증 올리기',
  method: 'POST',
  path: '/api/users/detail_business_image/',
  audience: ['brand'],
  refusedWhileActing: true,
  encoding: 'multipart',
  summary:
    'Picture or PDF of the business licence of the signed-in brand; read only by it and by staff. That of an approved brand goes into review, and the approved one stays in force until then.',
  body: strictObject({ image: binary }),
  response: strictObject({ business_image_url: Type.String() }),
});

const businessNo = Type.String({
  minLength: 10,
  maxLength: 12,
  pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
  label: '사업자등록번호',
});

export const checkBusiness = defineEndpoint({
  id: 'users.check_business',
  title: '사업자등록번호 확인',
  method: 'POST',
  isReadOnly: true,
  path: '/api/users/detail_info_auth/',
  audience: ['brand'],
  refusedWhileActing: true,
  summary: 'Checks a business number: checksum, status at the tax office (NTS), and whether another brand uses it.',
  body: strictObject({ business_no: businessNo }),
  response: strictObject({
    status: oneOf('active', 'paused', 'closed', 'unregistered'),
    tax_type: Type.String(),
    is_taken: Type.Boolean(),
  }),
});

export const submitBusiness = defineEndpoint({
  id: 'users.submit_business',
  title: '업체 심사 요청',
  method: 'PUT',
  path: '/api/users/detail_info_auth/',
  audience: ['brand'],
  refusedWhileActing: true,
  summary: 'Saves the business facts of the signed-in brand and asks for review (brand status PENDING).',
  body: strictObject({
    business_no: businessNo,
    name: nonEmptyString('상호', 100),
    company_manager_name: nonEmptyString('대표자 이름', 50),
    corporation_no: Type.Optional(text('법인등록번호', 14)),
    address_code: Type.Optional(text('우편번호', 5)),
    address1: Type.Optional(text('주소', 200)),
    address2: Type.Optional(text('상세 주소', 200)),
    tel: Type.Optional(phone('전화번호')),
    industry: Type.Optional(text('업종', 100)),
    date: Type.Optional(nullable(date('설립일'))),
  }),
  response: user,
});

export const updateBrandDetail = defineEndpoint({
  id: 'users.update_brand_detail',
  title: '업체 정보 수정',
  method: 'PUT',
  path: '/api/users/brand_detail_update/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  summary:
    'Changes contact facts of a brand: its owner its own, staff any (`user_id`). Business number and credit facts are staff only. `updated` is the version of the brand that the caller has seen.',
  body: Type.Partial(strictObject({ ...sentBrandDetail.properties, user_id: userId, updated: seenVersion }), {
    additionalProperties: false,
  }),
  logged: user,
  response: user,
});

export const withdraw = defineEndpoint({
  id: 'users.withdraw',
  title: '탈퇴',
  method: 'POST',
  withoutIdempotencyKey: 'session',
  path: '/api/users/delete/',
  audience: ['signed_in'],
  refusedWhileActing: true,
  summary: 'Withdraws the signed-in account and ends its sessions.',
  body: strictObject({ reason: nonEmptyString('탈퇴 사유', 500), password: Type.Optional(passwordField) }),
  response: ok,
});
