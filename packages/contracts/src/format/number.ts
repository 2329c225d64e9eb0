// It is created for the first number that needs it, because that takes a slow phone 30 ms.
let plain: Intl.NumberFormat | undefined;

/** `12,345`; 확인필요 for a missing or zero value where `orCheck` is set (SPEC §3, Brand detail). */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',')
    : (plain ??= new Intl.NumberFormat('ko-KR')).format(value);
export const orNeedsCheck = (value: number | null | undefined, unit = ''): string =>
  value ? `${formatNumber(value)}${unit}` : '확인필요';
export const formatWon = (value: number): string => `${formatNumber(value)}원`;
export const formatPoints = (value: number): string => `${formatNumber(value)}P`;
/** Formats points that were given or taken: `+1,200P`, `-300P`. */
export const formatPointChange = (value: number): string =>
  value > 0 ? `+${formatPoints(value)}` : formatPoints(value);

const BYTES = ['B', 'KB', 'MB', 'GB'] as const;
/** Formats a file size: `1.4 MB` (steps of 1,024). */
export function formatBytes(bytes: number): string {
  const step = Math.min(BYTES.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${BYTES[step]}`;
}
