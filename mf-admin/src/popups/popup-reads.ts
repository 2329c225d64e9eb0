import { listHomePopups } from '@danji/contracts/commons/main-popup-home.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/commons/main-popup.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a change of a popup invalidates. */
export const POPUP_READS = [listMainPopups, getMainPopup, listHomePopups, listStaffLog] as const;
