/** `kim.haneul@danji.test` → `ki***@danji.test`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, local.length > 2 ? 2 : 1)}***@${domain}`;
}

/** `김하늘` → `김*늘`, `남궁민수` → `남**수`, `이준` → `이*`. */
export function maskName(name: string): string {
  const characters = [...name];
  if (characters.length < 3) return `${characters[0] ?? ''}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}
