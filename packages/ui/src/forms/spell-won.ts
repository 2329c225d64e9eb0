const UNITS = ['', '만', '억', '조', '경'] as const;

/** `1억 2,345만 6,789원`, exactly; an empty text below 1만, where the digits are clear enough. */
export function spellWon(value: number | null): string {
  if (value === null || Math.abs(value) < 10_000) return '';
  let rest = Math.abs(value);
  const parts: string[] = [];
  for (const unit of UNITS) {
    const group = rest % 10_000;
    rest = Math.floor(rest / 10_000);
    if (group > 0) parts.unshift(`${group.toLocaleString('en-US')}${unit}`);
  }
  const words = parts.join(' ');
  return `${value < 0 ? '-' : ''}${words}${/\d$/.test(words) ? '' : ' '}원`;
}
