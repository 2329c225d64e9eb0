/** The quantile of sorted values, between two of them in proportion (type 7 of Hyndman and Fan). */
export function toQuantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}
