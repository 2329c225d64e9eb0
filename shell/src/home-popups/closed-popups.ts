import type { HomePopup } from '@danji/contracts/site/main-popup';
import { toBusinessDate } from '@danji/contracts/format/date';
import { clientStorage } from '@danji/shell-sdk';

/** How long a popup stays closed: for this session, or until midnight in Seoul. */
export type ClosePeriod = 'session' | 'today';

const today = (): string => toBusinessDate(new Date());

/** The popups that were not closed in this browser. */
export function listOpenPopups(popups: readonly HomePopup[]): HomePopup[] {
  const session = clientStorage.closedPopups.get() ?? {};
  const days = clientStorage.popupsClosedToday.get() ?? {};
  return popups.filter(({ id }) => session[id] === undefined && days[id] !== today());
}

/**
 * Stores that popups were closed; those that cannot be closed for a day are closed for the session. Entries of earlier
 * days are removed.
 */
export function rememberClosed(popups: readonly HomePopup[], period: ClosePeriod): void {
  const day = today();
  const entries = popups.map(({ id }): [string, string] => [String(id), day]);
  clientStorage.closedPopups.set({ ...clientStorage.closedPopups.get(), ...Object.fromEntries(entries) });
  if (period === 'session') return;
  const remaining = Object.entries(clientStorage.popupsClosedToday.get() ?? {}).filter(([, closed]) => closed === day);
  const offered = new Set(popups.filter(({ show_close_today }) => show_close_today).map(({ id }) => String(id)));
  clientStorage.popupsClosedToday.set(Object.fromEntries([...remaining, ...entries.filter(([id]) => offered.has(id))]));
}
