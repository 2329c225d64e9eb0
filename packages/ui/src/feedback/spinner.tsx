import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../layout/primitives.tsx';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 700ms linear infinite',
    flexShrink: 0,
  },
  variants: {
    size: {
      sm: { boxSize: '1.125rem', borderWidth: '2px' },
      md: { boxSize: 6, borderWidth: '2.5px' },
      lg: { boxSize: 10, borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Announced to assistive technology, default 불러오는 중. An empty text makes it decoration. */
  label?: string | undefined;
}

/** Shown during short operations. For whole screens use a skeleton. */
export function Spinner({ size = 'md', label = '불러오는 중' }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <Ring size={size} />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
