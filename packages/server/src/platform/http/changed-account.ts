import type { Endpoint } from '@danji/contracts/define-endpoint';

type Json = Readonly<Record<string, unknown>>;

/** Objects whose `user` is the operator who wrote them. */
const WRITTEN_BY_OPERATORS = new Set(['AiPrompt', 'CouponGift']);

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : undefined);

/**
 * Finds the account that an operator's change is about: the changed account itself, the one that the changed object
 * belongs to, or the one that the input names.
 */
export function findChangedAccount({ logged }: Endpoint, object: unknown, input: unknown): number | null {
  const kind = '$id' in logged ? String(logged.$id) : '';
  if (WRITTEN_BY_OPERATORS.has(kind)) return null;
  const changed = isRecord(object) ? object : {};
  const ids = [
    kind === 'User' ? changed['id'] : undefined,
    changed['user_id'],
    idOf(changed['user']),
    changed['brand_id'],
    idOf(changed['brand']),
    isRecord(input) ? input['user_id'] : undefined,
  ];
  return ids.find((id): id is number => Number.isSafeInteger(id)) ?? null;
}
