import type { ScheduleSheet } from '@danji/contracts/workspace/schedule-sheet';
import { saveBlob } from '@danji/ui';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a sheet. */
export function downloadSheet({ name, base64 }: Pick<ScheduleSheet, 'name' | 'base64'>): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  saveBlob(name, new Blob([bytes], { type: XLSX }));
}
