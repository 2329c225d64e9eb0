import { chakra } from '@chakra-ui/react/styled-system';
import { spellWon } from '../forms/spell-won.ts';
import { VisuallyHidden } from './primitives.tsx';
import { isKnownWon, shortenWon } from './shorten-won.ts';

// The hidden words stay at their number when what is around it scrolls.
const Amount = chakra('data', { base: { position: 'relative', fontVariantNumeric: 'tabular-nums' } });

/** Won cut short to 만, 억, 조 or 경 (`1.2억`); the exact amount is under the pointer and is what is read aloud, instead of the short one. */
export function ShortPrice({ won }: { won: number | null | undefined }) {
  const short = shortenWon(won);
  if (!isKnownWon(won)) return short;
  const exact = spellWon(won);
  return (
    <Amount value={won}>
      {exact === '' ? (
        short
      ) : (
        <>
          <span aria-hidden title={exact}>
            {short}
          </span>
          <VisuallyHidden userSelect="none">{exact}</VisuallyHidden>
        </>
      )}
    </Amount>
  );
}
