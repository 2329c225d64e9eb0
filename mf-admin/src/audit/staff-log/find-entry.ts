import { request } from '@danji/api-client';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';

const PAGE_SIZE = 50;

/**
 * Finds one entry by its id. The log is paged, newest first, so a binary search finds any entry in a few
 * calls. Returns `null` when there is none. @throws ApiError
 */
export async function findEntry(id: number): Promise<StaffLog | null> {
  let first = 1;
  let last = Number.POSITIVE_INFINITY;
  let page = 1;
  while (first <= last) {
    const { results, count } = await request(listStaffLog, { query: { page, page_size: PAGE_SIZE } });
    const found = results.find((entry) => entry.id === id);
    if (found) return found;
    last = Math.min(last, Math.ceil(count / PAGE_SIZE));
    const newest = results[0];
    if (newest && id < newest.id) first = page + 1;
    else last = page - 1;
    page = Math.floor((first + last) / 2);
  }
  return null;
}
