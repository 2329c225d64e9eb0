import { listHomePopups } from '@danji/contracts/commons/main-popup-home.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/commons/main-popup.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** Reads that a change of a popup touches. */
export const POPUP_READS = [listMainPopups, getMainPopup, listHomePopups, listStaffLog] as const;
