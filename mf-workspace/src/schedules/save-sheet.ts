import type { ScheduleSheet } from '@danji/contracts/apts/schedule-sheet';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KEEP_MS = 10_000;

/** Hands a sheet to the person, who finds it among the downloads. */
export function saveSheet({ name, base64 }: Pick<ScheduleSheet, 'name' | 'base64'>): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([bytes], { type: XLSX }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
