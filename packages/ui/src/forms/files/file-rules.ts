/** Limits of a file area. */
export interface FileRules {
  /** Like an input's `accept`: `image/*,.pdf`. */
  accept?: string | undefined;
  /** The accepted kinds in words, where the list of extensions would be long. */
  kinds?: string | undefined;
  /** The maximum size of one file in bytes. Default 10 MB (SPEC §5). */
  maxBytes?: number | undefined;
  /** The maximum number of files. Default 1. */
  maxCount?: number | undefined;
}

export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const STEPS = ['B', 'KB', 'MB', 'GB'] as const;

/** `1.4 MB`, in steps of 1,024. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${step === 0 || Number.isInteger(value) ? value : value.toFixed(1)} ${STEPS[step]}`;
}

function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) => {
      if (rule.startsWith('.')) return name.endsWith(rule);
      return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
    });
}

/**
 * Splits chosen files into accepted ones and a message for each of the others. `present` is the number of files that
 * are already there.
 */
export function sortFiles<T extends { name: string; type: string; size: number }>(
  files: readonly T[],
  rules: FileRules,
  present: number,
): { taken: T[]; refusals: string[] } {
  const maxBytes = rules.maxBytes ?? DEFAULT_MAX_BYTES;
  const room = Math.max(0, (rules.maxCount ?? 1) - present);
  const taken: T[] = [];
  const refusals: string[] = [];
  let left = 0;
  for (const file of files) {
    if (!isAccepted(file, rules.accept)) refusals.push(`${file.name}: 올릴 수 없는 형식이에요.`);
    else if (file.size > maxBytes) refusals.push(`${file.name}: ${formatFileSize(maxBytes)}까지 올릴 수 있어요.`);
    else if (file.size === 0) refusals.push(`${file.name}: 빈 파일이에요.`);
    else if (taken.length >= room) left += 1;
    else taken.push(file);
  }
  if (left > 0) refusals.push(`파일은 ${rules.maxCount ?? 1}개까지 올릴 수 있어서 ${left}개는 넣지 않았어요.`);
  return { taken, refusals };
}
