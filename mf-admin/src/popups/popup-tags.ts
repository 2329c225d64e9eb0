import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';

/** The calls that a change of a popup invalidates. */
export const POPUP_TAGS = [listMainPopups, getMainPopup, listHomePopups, listStaffLog] as const;
