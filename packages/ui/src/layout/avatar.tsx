import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontWeight: 'bold',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: 8, fontSize: 'sm' },
      md: { boxSize: 10, fontSize: 'md' },
      lg: { boxSize: 16, fontSize: 'xl' },
    },
  },
  defaultVariants: { size: 'md' },
});
const Picture = chakra('img', { base: { boxSize: 'full', objectFit: 'cover' } });

export interface AvatarProps {
  /** The name of the account; its first character is displayed while there is no picture. */
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The picture of a user or a company as a circle. It is decorative: the name is always beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const showsPicture = Boolean(src) && src !== failedSrc;
  return (
    <Circle aria-hidden {...(size ? { size } : {})}>
      {showsPicture ? (
        <Picture src={src ?? ''} alt="" loading="lazy" onError={() => setFailedSrc(src ?? '')} />
      ) : (
        Array.from(name.trim())[0]
      )}
    </Circle>
  );
}
