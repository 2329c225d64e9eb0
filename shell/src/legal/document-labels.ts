import type { DocumentState } from '@danji/contracts/site/system-document';
import { formatDate } from '@danji/contracts/format/date';
import type { Tone } from '@danji/ui';

/** The labels of the states of a version. */
export const STATES: Readonly<Record<DocumentState, { label: string; tone: Tone }>> = {
  in_force: { label: '시행 중', tone: 'success' },
  announced: { label: '시행 예정', tone: 'brand' },
  past: { label: '지난 판', tone: 'neutral' },
};

type Version = { version: number; effective_date: string; state: DocumentState };

/** `제2판 · 2026. 12. 1. 시행 (시행 중)` */
export const toVersionLabel = ({ version, effective_date, state }: Version): string =>
  `제${version}판 · ${formatDate(effective_date)} 시행 (${STATES[state].label})`;

/** The number in `?version=`; `undefined` when it is missing or not a version number. */
export const toVersionNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
