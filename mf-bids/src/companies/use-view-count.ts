import { request, sendInBackground } from '@danji/api-client';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { countCompanyItemView } from '@danji/contracts/bids/company-item.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { remoteStorage, useSession } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** The companies that this browser has counted as seen on one day. */
const viewed = remoteStorage('bids').local<{ day: string; ids: string[] }>('viewed-companies');

/** Counts the view of a company once a day. One that readers cannot see is not counted. */
export function useViewCount(company: CompanyItem | undefined): void {
  const { status } = useSession();
  const nanoId = company?.is_public ? company.nano_id : undefined;
  useEffect(() => {
    const day = toBusinessDate(new Date());
    const before = viewed.get();
    const ids = before?.day === day ? before.ids : [];
    if (nanoId === undefined || status === 'loading' || ids.includes(nanoId)) return;
    viewed.set({ day, ids: [...ids, nanoId] });
    if (status === 'signed_in')
      // The reader can do nothing about a lost count.
      request(countCompanyItemView, { body: { nano_id: nanoId } }).catch(() => undefined);
    else sendInBackground(countCompanyItemView, { nano_id: nanoId });
  }, [nanoId, status]);
}
