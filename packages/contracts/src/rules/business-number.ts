const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Returns whether a Korean business registration number (10 digits, hyphens allowed) passes its checksum (FACTS §5). */
export function isBusinessNumber(value: string): boolean {
  const digits = value.replace(/-/g, '');
  if (!/^\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum =
    WEIGHTS.reduce((total: number, weight, index) => total + at(index) * weight, 0) + Math.floor((at(8) * 5) / 10);
  return (10 - (sum % 10)) % 10 === at(9);
}

/** Returns whether a corporation registration number (13 digits, hyphen allowed) passes its checksum (FACTS §5). */
export function isCorporationNumber(value: string): boolean {
  const digits = value.replace(/-/g, '');
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 12)).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits[12]);
}
