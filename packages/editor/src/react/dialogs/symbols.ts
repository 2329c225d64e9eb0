/** A symbol and its name for screen readers. */
export type SpecialSymbol = { text: string; name: string };
export type SymbolGroup = { name: string; symbols: readonly SpecialSymbol[] };

/** `※ 참고표, ★ 검은 별` → signs with their names. */
const list = (pairs: string): SpecialSymbol[] =>
  pairs
    .split(', ')
    .map((pair) => ({ text: pair.slice(0, pair.indexOf(' ')), name: pair.slice(pair.indexOf(' ') + 1) }));
/** Signs that follow one another in Unicode, named by their place. */
const series = (first: string, names: readonly string[], toName: (name: string) => string): SpecialSymbol[] =>
  names.map((name, index) => ({ text: String.fromCodePoint((first.codePointAt(0) ?? 0) + index), name: toName(name) }));

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const CONSONANTS = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
const SYLLABLES = [...'가나다라마바사아자차카타파하'];

/** The symbols of Korean office writing. The first group holds those that notices and official documents use most. */
export const SYMBOL_GROUPS: readonly SymbolGroup[] = [
  {
    name: '자주 쓰는 기호',
    symbols: list(
      '※ 참고표, ○ 동그라미, ● 검은 동그라미, ◎ 겹동그라미, △ 세모, ▲ 검은 세모, □ 네모, ■ 검은 네모, ☆ 별, ★ 검은 별, ◇ 마름모, ◆ 검은 마름모, ▶ 오른쪽 세모, ▷ 빈 오른쪽 세모, ◀ 왼쪽 세모, ▼ 아래 세모, ☞ 오른쪽 손가락, ☎ 전화기, ✓ 체크, ✕ 가위표, · 가운뎃점, ㈜ 주식회사, ™ 상표, © 저작권, ® 등록 상표, № 번호, § 절, ¶ 문단, † 칼표, ♨ 온천',
    ),
  },
  {
    name: '화살표',
    symbols: list(
      '→ 오른쪽 화살표, ← 왼쪽 화살표, ↑ 위쪽 화살표, ↓ 아래쪽 화살표, ↔ 좌우 화살표, ↕ 상하 화살표, ⇒ 오른쪽 겹화살표, ⇐ 왼쪽 겹화살표, ⇔ 좌우 겹화살표, ↗ 오른쪽 위 화살표, ↘ 오른쪽 아래 화살표, ↙ 왼쪽 아래 화살표, ↖ 왼쪽 위 화살표, ↳ 아래에서 오른쪽 화살표, ➔ 굵은 오른쪽 화살표',
    ),
  },
  {
    name: '원문자',
    symbols: [
      ...series('①', numbers(20), (name) => `동그라미 ${name}`),
      ...series('㉠', CONSONANTS, (name) => `동그라미 ${name}`),
      ...series('㉮', SYLLABLES, (name) => `동그라미 ${name}`),
      ...series('⑴', numbers(10), (name) => `괄호 ${name}`),
      ...series('㈎', SYLLABLES, (name) => `괄호 ${name}`),
      ...series('Ⅰ', numbers(10), (name) => `로마 숫자 ${name}`),
    ],
  },
  {
    name: '괄호',
    symbols: list(
      '「 왼쪽 낫표, 」 오른쪽 낫표, 『 왼쪽 겹낫표, 』 오른쪽 겹낫표, 【 왼쪽 검은 괄호, 】 오른쪽 검은 괄호, 〈 왼쪽 홑화살괄호, 〉 오른쪽 홑화살괄호, 《 왼쪽 겹화살괄호, 》 오른쪽 겹화살괄호, 〔 왼쪽 거북 괄호, 〕 오른쪽 거북 괄호, ［ 왼쪽 대괄호, ］ 오른쪽 대괄호, ｛ 왼쪽 중괄호, ｝ 오른쪽 중괄호',
    ),
  },
  {
    name: '단위·돈',
    symbols: list(
      '㎡ 제곱미터, ㎥ 세제곱미터, ㎜ 밀리미터, ㎝ 센티미터, ㎞ 킬로미터, ㎎ 밀리그램, ㎏ 킬로그램, ㎖ 밀리리터, ㎗ 데시리터, ㎾ 킬로와트, ㎉ 킬로칼로리, ㏈ 데시벨, ㎐ 헤르츠, ℃ 섭씨도, ℉ 화씨도, ° 도, ′ 분, ″ 초, ‰ 퍼밀, ₩ 원, € 유로, ¥ 엔, £ 파운드',
    ),
  },
  {
    name: '수학',
    symbols: list(
      '× 곱하기, ÷ 나누기, ± 더하기 빼기, ≠ 같지 않음, ≤ 작거나 같음, ≥ 크거나 같음, ≒ 거의 같음, ∞ 무한대, ∴ 그러므로, ∵ 왜냐하면, √ 제곱근, ∑ 합계, ∽ 닮음, ² 제곱, ³ 세제곱, ½ 이분의 일, ⅓ 삼분의 일, ¼ 사분의 일',
    ),
  },
  {
    name: '문장 부호',
    symbols: list(
      '… 줄임표, – 짧은 줄표, — 긴 줄표, ～ 물결표, “ 여는 큰따옴표, ” 닫는 큰따옴표, ‘ 여는 작은따옴표, ’ 닫는 작은따옴표, ‥ 두 점 줄임표, 、 모점, 。 고리점, ¡ 거꾸로 느낌표, ¿ 거꾸로 물음표, ‖ 겹세로줄, ＊ 별표, ＃ 우물정, ＠ 골뱅이',
    ),
  },
];

const BY_TEXT = new Map(SYMBOL_GROUPS.flatMap(({ symbols }) => symbols).map((symbol) => [symbol.text, symbol]));

/** The symbol that is written so; nothing for any other text. */
export const findSymbol = (text: unknown): SpecialSymbol | undefined =>
  typeof text === 'string' ? BY_TEXT.get(text) : undefined;
