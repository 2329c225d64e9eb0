type Particle = readonly [afterConsonant: string, afterVowel: string];

/** The particles whose form depends on the last sound of their word. */
export const PARTICLES = {
  topic: ['은', '는'],
  object: ['을', '를'],
  subject: ['이', '가'],
  copula: ['이에요', '예요'],
} as const satisfies Record<string, Particle>;

/** Returns whether the last sound of a word is a consonant. */
function endsWithConsonant(word: string): boolean {
  const last = [...word].findLast((character) => /[\p{L}\p{N}]/u.test(character)) ?? '';
  if (last >= '가' && last <= '힣') return (last.charCodeAt(0) - 0xac00) % 28 !== 0;
  // Digits and Latin letters count as they are read aloud in Korean: 영, 일, 삼, 육, 칠, 팔; 엘, 엠, 엔, 알.
  return /[013678lmnr]/i.test(last);
}

/** Returns a word with the form of the particle that follows it, as `후기가` and `글이`. */
export const withParticle = (word: string, [afterConsonant, afterVowel]: Particle): string =>
  `${word}${endsWithConsonant(word) ? afterConsonant : afterVowel}`;
