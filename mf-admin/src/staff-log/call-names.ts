import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import type { Tone } from '@danji/ui';

/** Calls as the contracts have them, in words. Written out: the contracts themselves, with all they check, would weigh sixty kilobytes on the first screen. */
export const CALL_NAMES: Readonly<Record<string, string>> = {
  'PUT /api/users/user_block/': '이용정지·해제',
  'DELETE /api/users/delete/': '탈퇴 회원 되살리기',
  'PUT /api/users/brand_update/': '업체 심사·한도',
  'POST /api/users/user_staff/': '운영자 등록·변경',
  'POST /api/users/login_backdoor/': '대신 로그인',
  'POST /api/users/user_list_export/': '회원 목록 내보내기',
  'POST /api/staff_notification/': '알림 보내기',
  'POST /api/users/user_notification_read/': '알림 읽음',
  'POST /api/releases/': '릴리스 올리기',
  'POST /api/releases/promote/': '릴리스 적용',
  'POST /api/releases/canary/': '릴리스 시험',
  'POST /api/releases/rollback/': '릴리스 되돌리기',
  'POST /api/releases/revoke/': '릴리스 회수',
  'POST /api/releases/override/': '내 브라우저만 다른 릴리스',
  'POST /api/releases/shells/use/': '내 브라우저만 다른 셸',
  'POST /auth/signout': '로그아웃',
  'POST /api/commons/advertisement/': '광고 등록',
  'PUT /api/commons/advertisement/{id}/': '광고 수정',
  'DELETE /api/commons/advertisement/{id}/': '광고 삭제',
  'POST /api/commons/advertisement/{id}/state/': '광고 심사·상태',
  'POST /api/commons/advertisement/{id}/paid/': '광고 입금 확인',
  'POST /api/commons/main_popup/': '팝업 등록',
  'PUT /api/commons/main_popup/{id}/': '팝업 수정',
  'DELETE /api/commons/main_popup/{id}/': '팝업 삭제',
  'POST /api/commons/system_document/': '약관·방침 새 판',
  'DELETE /api/commons/system_document/{id}/': '약관·방침 예정 취소',
  'POST /api/apts/apt_info/': '단지 등록',
  'PUT /api/apts/apt_info/{id}/': '단지 수정',
  'POST /api/apts/apt_info_import/': '단지 다시 가져오기',
  'PUT /api/apts/apart_work_space/{id}/': '워크스페이스 수정',
  'POST /api/apts/apart_work_space/{id}/import/': '워크스페이스 K-apt 가져오기',
  'POST /api/apts/apart_work_member/': '워크스페이스 멤버 넣기',
  'PUT /api/apts/apart_work_member/{id}/': '워크스페이스 멤버 변경',
  'DELETE /api/apts/apart_work_member/{id}/': '워크스페이스 멤버 내보내기',
  'POST /api/apts/ai_document_prompt/': 'AI 지시문 저장',
  'POST /api/apts/ai_document_prompt_activate/': 'AI 지시문 적용',
  'POST /api/apts/apart_work_request_take/{id}/': '요청 맡기',
  'POST /api/apts/apart_work_request_answer/{id}/': '요청 답변',
  'POST /api/apts/apart_work_request_refuse/{id}/': '요청 반려',
  'POST /api/boards/notice_create/': '공지 등록',
  'PUT /api/boards/notice_view/{id}/': '공지 수정',
  'DELETE /api/boards/notice_view/{id}/': '공지 삭제',
  'POST /api/boards/notice_restore/{id}/': '공지 되살리기',
};

/** A call by its contract's path: the log has numbers where the contract has parameters. */
const keyOf = ({ method, path }: Pick<StaffLog, 'method' | 'path'>): string => `${method} ${path.replaceAll(/\/\d+(?=\/)/g, '/{id}')}`;

/** What an operator did, in words; a call without a name of its own is shown by its address. */
export const toCallName = (log: Pick<StaffLog, 'method' | 'path'>): string => CALL_NAMES[keyOf(log)] ?? log.path;

type Method = { value: 'POST' | 'PUT' | 'DELETE'; label: string; tone: Tone };
export const METHODS: readonly Method[] = [
  { value: 'POST', label: '등록·실행', tone: 'brand' },
  { value: 'PUT', label: '변경', tone: 'warning' },
  { value: 'DELETE', label: '삭제·되살리기', tone: 'danger' },
];

export const findMethod = (method: string): Method | undefined => METHODS.find(({ value }) => value === method);
