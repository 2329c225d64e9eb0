import { toPlainText } from '../documents/document-text.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';
import type { SuggestRequestContent } from './suggest-request.ts';

export type SuggestRequestErrors = Partial<Record<keyof SuggestRequestContent, string>>;

type PriceLine = SuggestRequestContent['price_lines'][number];

/** The amount of a priced row, won. */
export const toLineAmount = ({ quantity, unit_price }: PriceLine): number => Math.round(quantity * unit_price);

/** The total of a request, won: the sum of its rows, or what was written where there are none. */
export const toTotalPrice = ({
  price_lines,
  total_price,
}: Pick<SuggestRequestContent, 'price_lines' | 'total_price'>) =>
  price_lines.length === 0 ? total_price : price_lines.reduce((sum, line) => sum + toLineAmount(line), 0);

/** Checks a request before it is sent, on the Seoul day `today`: returns Korean sentences by field, `{}` when it is complete. */
export function validateSuggestRequest(content: SuggestRequestContent, today: string): SuggestRequestErrors {
  const errors: SuggestRequestErrors = {};
  const total = toTotalPrice(content);
  if (toPlainText(content.content).trim() === '') errors.content = '제안 내용을 입력해 주세요.';
  if (total === null) errors.total_price = '제안 금액을 입력해 주세요.';
  else if (total > SUGGEST_ITEM_LIMITS.amount)
    errors.total_price = '제안 금액이 너무 커요. 단가와 수량을 확인해 주세요.';
  const { valid_until } = content;
  if (valid_until !== null && !isCalendarDay(valid_until))
    errors.valid_until = '달력에 없는 날짜예요. 다시 확인해 주세요.';
  else if (valid_until !== null && valid_until < today) errors.valid_until = '유효 기한은 오늘보다 빠를 수 없어요.';
  return errors;
}
