import { createApartmentInfo, importApartmentInfo, updateApartmentInfo } from '@danji/contracts/apts/apartment-info-staff.endpoints';
import { importFacts } from '@danji/contracts/apts/apartment-info.endpoints';
import { activateAiPrompt, createAiPrompt } from '@danji/contracts/apts/ai-prompt.endpoints';
import { createWorkMember, deleteWorkMember, updateWorkMember, updateWorkSpace } from '@danji/contracts/apts/work-space.endpoints';
import { answerWorkRequest, refuseWorkRequest, takeWorkRequest } from '@danji/contracts/apts/work-request-staff.endpoints';
import { createNotice, deleteNotice, restoreNotice, updateNotice } from '@danji/contracts/boards/notice-staff.endpoints';
import { createAdvertisement, deleteAdvertisement, moveAdvertisement, setAdvertisementPaid, updateAdvertisement } from '@danji/contracts/commons/advertisement.endpoints';
import { createMainPopup, deleteMainPopup, updateMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import { createSystemDocument, deleteSystemDocument } from '@danji/contracts/commons/system-document.endpoints';
import { overrideRelease, revokeRelease, rollBackRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { publishRelease, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { readNotifications, sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { signInAs } from '@danji/contracts/users/session.endpoints';
import { signOut } from '@danji/contracts/users/web-session.endpoints';
import { noteUserExport, reviveUser, saveStaff, setUserBlock, updateBrand } from '@danji/contracts/users/staff-users.endpoints';
import type { Tone } from '@danji/ui';

/** A call by its contract's path: the log has numbers where the contract has parameters. */
const keyOf = ({ method, path }: Pick<StaffLog, 'method' | 'path'>): string => `${method} ${path.replaceAll(/\/\d+(?=\/)/g, '/{id}')}`;

const CALLS: readonly [Pick<StaffLog, 'method' | 'path'>, string][] = [
  [setUserBlock, '이용정지·해제'], [reviveUser, '탈퇴 회원 되살리기'], [updateBrand, '업체 심사·한도'], [saveStaff, '운영자 등록·변경'], [signInAs, '대신 로그인'], [noteUserExport, '회원 목록 내보내기'], [sendStaffNotification, '알림 보내기'],
  [readNotifications, '알림 읽음'], [publishRelease, '릴리스 올리기'], [promoteRelease, '릴리스 적용'], [startCanary, '릴리스 시험'], [rollBackRelease, '릴리스 되돌리기'], [revokeRelease, '릴리스 회수'], [overrideRelease, '내 브라우저만 다른 릴리스'], [signOut, '로그아웃'],
  [createAdvertisement, '광고 등록'], [updateAdvertisement, '광고 수정'], [deleteAdvertisement, '광고 삭제'], [moveAdvertisement, '광고 심사·상태'], [setAdvertisementPaid, '광고 입금 확인'],
  [createMainPopup, '팝업 등록'], [updateMainPopup, '팝업 수정'], [deleteMainPopup, '팝업 삭제'], [createSystemDocument, '약관·방침 새 판'], [deleteSystemDocument, '약관·방침 예정 취소'],
  [createApartmentInfo, '단지 등록'], [updateApartmentInfo, '단지 수정'], [importApartmentInfo, '단지 다시 가져오기'], [updateWorkSpace, '워크스페이스 수정'], [importFacts, '워크스페이스 K-apt 가져오기'], [createWorkMember, '워크스페이스 멤버 넣기'],
  [updateWorkMember, '워크스페이스 멤버 변경'], [deleteWorkMember, '워크스페이스 멤버 내보내기'],
  [createAiPrompt, 'AI 지시문 저장'], [activateAiPrompt, 'AI 지시문 적용'],
  [takeWorkRequest, '요청 맡기'], [answerWorkRequest, '요청 답변'], [refuseWorkRequest, '요청 반려'],
  [createNotice, '공지 등록'], [updateNotice, '공지 수정'], [deleteNotice, '공지 삭제'], [restoreNotice, '공지 되살리기'],
];
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(CALLS.map(([call, name]) => [keyOf(call), name]));

/** What an operator did, in words; a call without a name of its own is shown by its address. */
export const toCallName = (log: Pick<StaffLog, 'method' | 'path'>): string => NAMES[keyOf(log)] ?? log.path;

type Method = { value: 'POST' | 'PUT' | 'DELETE'; label: string; tone: Tone };
export const METHODS: readonly Method[] = [
  { value: 'POST', label: '등록·실행', tone: 'brand' },
  { value: 'PUT', label: '변경', tone: 'warning' },
  { value: 'DELETE', label: '삭제·되살리기', tone: 'danger' },
];

export const findMethod = (method: string): Method | undefined => METHODS.find(({ value }) => value === method);
