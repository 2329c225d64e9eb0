// Made at the first number that needs it: a slow phone takes 30 ms for that.
let plain: Intl.NumberFormat | undefined;

/** `12,345`; 확인필요 for a missing or zero value where `orCheck` is set (SPEC §3, Brand detail). */
export const formatNumber = (value: number): string =>
  Number.isSafeInteger(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : (plain ??= new Intl.NumberFormat('ko-KR')).format(value);
export const orNeedsCheck = (value: number | null | undefined): string => (value ? formatNumber(value) : '확인필요');
export const formatWon = (value: number): string => `${formatNumber(value)}원`;
export const formatPoints = (value: number): string => `${formatNumber(value)}P`;

const BYTES = ['B', 'KB', 'MB', 'GB'] as const;
/** File size a person reads: `1.4 MB` (1,024 steps). */
export function formatBytes(bytes: number): string {
  const step = Math.min(BYTES.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${BYTES[step]}`;
}

const UNITS = [['경', 1e16], ['조', 1e12], ['억', 1e8], ['만', 1e4]] as const;
/** Shortened price with 만, 억, 조, 경 (SPEC §3): `123_450_000` → `1.2억`. Takes won. */
export function formatShortPrice(won: number | null | undefined): string {
  if (!won) return '확인필요';
  const unit = UNITS.find(([, size]) => Math.abs(won) >= size);
  if (!unit) return formatWon(won);
  return `${formatNumber(Math.trunc((won / unit[1]) * 10) / 10)}${unit[0]}`;
}
