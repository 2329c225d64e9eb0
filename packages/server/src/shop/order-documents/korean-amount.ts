const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const PLACES = ['', '십', '백', '천'];
const GROUPS = ['', '만', '억', '조', '경'];

/** Four digits with their places; 일 is said at every place, so that nobody can put a digit before it. */
const readGroup = (group: string): string =>
  [...group].map((digit, index) => (digit === '0' ? '' : `${DIGITS[Number(digit)]}${PLACES[3 - index]}`)).join('');

/** An amount, won, as papers spell it: 103,002 is 일금 일십만삼천이원정. */
export function toKoreanAmount(won: number): string {
  const digits = String(won);
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, '0');
  const count = padded.length / 4;
  const spelled = Array.from({ length: count }, (_, index) => {
    const group = readGroup(padded.slice(index * 4, index * 4 + 4));
    return group && `${group}${GROUPS[count - 1 - index]}`;
  }).join('');
  return `일금 ${spelled || '영'}원정`;
}
