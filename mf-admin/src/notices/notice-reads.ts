import { getNotice, listNotices } from '@danji/contracts/boards/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/boards/notice-staff.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** What a change of a notice touches. */
export const NOTICE_READS = [listStaffNotices, listNotices, getNotice, listStaffLog] as const;
