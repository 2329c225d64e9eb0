import { getNotice, listNotices } from '@danji/contracts/boards/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/boards/notice-staff.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** What the deletion of a notice touches: the notice itself cannot be asked for again. */
export const NOTICE_LISTS = [listStaffNotices, listNotices, listStaffLog] as const;

/** What a change of a notice touches. */
export const NOTICE_READS = [...NOTICE_LISTS, getNotice] as const;
