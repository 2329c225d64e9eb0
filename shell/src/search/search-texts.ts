import type { Contributions } from '@danji/contracts/releases/contributions';

/** The name of the field has to fit a phone. */
const MAX_WORDS = 4;
const OWN_WORD = '화면';

/** The texts about what the account can find, by what remotes contribute; `label` is the name and the placeholder of the field. */
export const toSearchTexts = (texts: NonNullable<Contributions['searchTexts']>): { label: string; hint: string } => ({
  label: `${[...texts.flatMap(({ words }) => words), OWN_WORD].slice(0, MAX_WORDS).join(', ')} 찾기`,
  hint: [...texts.map(({ text }) => text), '화면 이름으로도 찾을 수 있어요.'].join(' '),
});
