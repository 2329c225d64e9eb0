import type { HomePopup } from '@danji/contracts/commons/main-popup';
import { toBusinessDate } from '@danji/contracts/format/date';
import { clientStorage } from '@danji/shell-sdk';

/** How a popup is put away: for this session, or until midnight in Seoul. */
export type CloseFor = 'session' | 'today';

const today = (): string => toBusinessDate(new Date());

/** Popups the visitor has not put away. */
export function listOpenPopups(popups: readonly HomePopup[]): HomePopup[] {
  const session = clientStorage.closedPopups.get() ?? {};
  const days = clientStorage.popupsClosedToday.get() ?? {};
  return popups.filter(({ id }) => session[id] === undefined && days[id] !== today());
}

/** Remembers that popups were put away; those that do not offer a whole day are for the session. Other days are forgotten on the way. */
export function rememberClosed(popups: readonly HomePopup[], period: CloseFor): void {
  const day = today();
  const entries = popups.map(({ id }): [string, string] => [String(id), day]);
  clientStorage.closedPopups.set({ ...clientStorage.closedPopups.get(), ...Object.fromEntries(entries) });
  if (period === 'session') return;
  const kept = Object.entries(clientStorage.popupsClosedToday.get() ?? {}).filter(([, closed]) => closed === day);
  const offered = new Set(popups.filter(({ show_close_today }) => show_close_today).map(({ id }) => String(id)));
  clientStorage.popupsClosedToday.set(Object.fromEntries([...kept, ...entries.filter(([id]) => offered.has(id))]));
}
