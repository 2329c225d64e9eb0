import { chakra } from '@chakra-ui/react/styled-system';
import { spellWon } from '../forms/spell-won.ts';
import { VisuallyHidden } from './primitives.tsx';
import { isKnownWon, shortenWon } from './shorten-won.ts';

// Keeps the hidden text at its number when the content around it scrolls.
const Amount = chakra('data', { base: { position: 'relative', fontVariantNumeric: 'tabular-nums' } });

/**
 * Won shortened to 만, 억, 조 or 경 (`1.2억`). The exact amount is in the tooltip, and assistive technology reads it instead
 * of the short one.
 */
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
