import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { EditState } from '../codes/edit-state.ts';
import { AccountStatus, StaffType, UserType } from '../codes/user-codes.ts';
import { strictObject, labelled, count, MAX_INT4, nullable, ok, oneOf, search, text, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { brand, staff, user } from './user.ts';
import { USER_BLOCK_TITLE } from './user-block.ts';

const ordering = Type.Optional(oneOf('-created', 'created', 'name', '-name', '-recent_login', 'recent_login'));
const filters = {
  search,
  ordering,
  status: Type.Optional(AccountStatus.schema),
  is_deleted: Type.Optional(Type.Boolean()),
};
const brandFilters = { ...filters, brand_status: Type.Optional(EditState.schema) };
const staffFilters = { ...filters, staff_type: Type.Optional(StaffType.schema) };

export const listGeneralUsers = defineEndpoint({
  id: 'users.list_general',
  title: '일반회원 목록',
  method: 'GET',
  path: '/api/users/user_general_list/',
  audience: ['staff'],
  reads: ['user'],
  showsPersonalData: true,
  summary: 'General accounts by name, e-mail, phone or building.',
  query: strictObject({ ...endlessPageQuery, ...filters }),
  response: pageOf(user),
});

export const listBrandUsers = defineEndpoint({
  id: 'users.list_brand',
  title: '업체 회원 목록',
  method: 'GET',
  path: '/api/users/user_brand_list/',
  audience: ['staff'],
  reads: ['user'],
  showsPersonalData: true,
  summary: 'Brand accounts by company, e-mail, phone or business number.',
  query: strictObject({ ...endlessPageQuery, ...brandFilters }),
  response: pageOf(user),
});

export const listStaffUsers = defineEndpoint({
  id: 'users.list_staff',
  title: '운영자 목록',
  method: 'GET',
  path: '/api/users/user_staff_list/',
  audience: ['admin'],
  reads: ['user'],
  showsPersonalData: true,
  summary: 'Our operators.',
  query: strictObject({ ...endlessPageQuery, ...staffFilters }),
  response: pageOf(user),
});

const userExport = strictObject({ user_type: labelled('회원 종류', UserType.schema), rows: count('인원', MAX_INT4) });

export const recordUserExport = defineEndpoint({
  id: 'users.note_export',
  title: '회원 목록 내보내기',
  method: 'POST',
  path: '/api/users/user_list_export/',
  audience: ['staff'],
  showsPersonalData: true,
  origin: 'extension',
  summary: 'Puts into the staff log that a user list is about to be saved as a file. That of operators: ADMIN only.',
  body: userExport,
  logged: userExport,
  response: ok,
});

export const getUser = defineEndpoint({
  id: 'users.get',
  title: '회원 보기',
  method: 'GET',
  path: '/api/users/user/{id}/',
  audience: ['staff'],
  reads: ['user'],
  showsPersonalData: true,
  origin: 'extension',
  summary: 'One account with everything staff may see.',
  response: user,
});

export const setUserBlock = defineEndpoint({
  id: 'users.set_block',
  title: USER_BLOCK_TITLE,
  method: 'PUT',
  path: '/api/users/user_block/',
  audience: ['staff'],
  changes: ['user', 'staff_log'],
  origin: 'extension',
  summary: 'Blocks an account (its sessions end at once) or lets it in again. Operators: ADMIN only, never oneself.',
  body: strictObject({
    user_id: userId,
    is_blocked: Type.Boolean({ label: '이용정지' }),
    reason: text('사유', 300, 1),
  }),
  logged: user,
  response: user,
});

export const restoreUser = defineEndpoint({
  id: 'users.revive',
  title: '탈퇴 회원 되살리기',
  method: 'DELETE',
  path: '/api/users/delete/',
  audience: ['staff'],
  changes: ['user', 'staff_log'],
  summary: 'Brings a withdrawn account back while its data is still there.',
  body: strictObject({ user_id: userId }),
  logged: user,
  response: user,
});

export const updateBrand = defineEndpoint({
  id: 'users.update_brand',
  title: '업체 심사·한도',
  method: 'PUT',
  path: '/api/users/brand_update/',
  audience: ['staff'],
  changes: ['user', 'staff_log'],
  summary: 'Reviews a brand (transitions of FACTS §10.4) or sets its own view limit.',
  body: strictObject({
    user_id: userId,
    brand_status_type: Type.Optional(brand.properties.brand_status_type),
    reason: Type.Optional(text('사유', 300)),
    suggest_item_view_limit: Type.Optional(
      nullable(Type.Integer({ minimum: -1, maximum: 100_000, label: '공고 열람 한도' })),
    ),
  }),
  logged: user,
  response: user,
});

export const checkBrandBusiness = defineEndpoint({
  id: 'users.check_brand_business',
  title: '국세청 다시 조회',
  method: 'PUT',
  path: '/api/users/brand_business_check/',
  audience: ['staff'],
  changes: ['user', 'staff_log'],
  origin: 'extension',
  summary:
    'Asks the tax office about the numbers of a brand now. What follows is what follows of the nightly check; when the tax office does not answer, the former answer stays.',
  body: strictObject({ user_id: userId }),
  logged: user,
  response: user,
});

export const saveStaff = defineEndpoint({
  id: 'users.save_staff',
  title: '운영자 등록·변경',
  method: 'POST',
  path: '/api/users/user_staff/',
  audience: ['admin'],
  changes: ['user', 'staff_log'],
  origin: 'extension',
  summary: 'Creates an operator with a first password, or changes the type of one (`user_id`).',
  body: strictObject({
    user_id: Type.Optional(userId),
    email: Type.Optional(text('이메일', 100)),
    name: Type.Optional(text('이름', 50)),
    password: Type.Optional(text('비밀번호', 100)),
    staff_type: staff.properties.staff_type,
  }),
  logged: user,
  response: user,
});
