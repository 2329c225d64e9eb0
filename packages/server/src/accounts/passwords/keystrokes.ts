const INITIALS = ['r', 'R', 's', 'e', 'E', 'f', 'a', 'q', 'Q', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g'];
const VOWELS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const FINALS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

const FIRST = 0xac00;
const LAST = 0xd7a3;

/** Returns the keys that type a text on a Korean keyboard: `단지` → `ekswl`. Other characters stay as they are. */
export function toKeystrokes(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const code = character.charCodeAt(0);
      if (code < FIRST || code > LAST) return character;
      const index = code - FIRST;
      const parts = [INITIALS[Math.floor(index / 588)], VOWELS[Math.floor((index % 588) / 28)], FINALS[index % 28]];
      return parts.join('');
    })
    .join('');
}
