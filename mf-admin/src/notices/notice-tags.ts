import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a deletion invalidates; a deleted notice itself cannot be loaded again. */
export const NOTICE_LIST_TAGS = [listStaffNotices, listNotices, listStaffLog] as const;

/** The calls that a change of a notice invalidates. */
export const NOTICE_TAGS = [...NOTICE_LIST_TAGS, getNotice] as const;
