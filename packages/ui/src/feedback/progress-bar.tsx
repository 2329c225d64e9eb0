import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../layout/primitives.tsx';

const Track = chakra('div', {
  base: { position: 'relative', width: 'full', height: 2, borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
});
const Fill = chakra('div', {
  base: {
    height: 'full',
    width: 'full',
    borderRadius: 'full',
    bg: 'brand.solid',
    transformOrigin: 'left',
    transition: 'transform 200ms ease-out',
  },
  variants: {
    tone: { brand: {}, success: { bg: 'success.solid' }, danger: { bg: 'danger.solid' } },
    isIndeterminate: { true: { width: '33%', animation: 'slide 1.2s ease-in-out infinite' } },
  },
});

export interface ProgressBarProps {
  /** From 0 to 1; without it the bar is indeterminate. */
  value?: number | undefined;
  /** The operation in progress (`사업자등록증.pdf 올리는 중`). */
  label: string;
  tone?: 'brand' | 'success' | 'danger' | undefined;
}

/** The progress of a long operation. */
export function ProgressBar({ value, label, tone = 'brand' }: ProgressBarProps) {
  const clamped = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <Track>
      <VisuallyHidden asChild>
        <progress aria-label={label} max={1} {...(clamped === undefined ? {} : { value: clamped })} />
      </VisuallyHidden>
      <Fill
        aria-hidden
        tone={tone}
        isIndeterminate={clamped === undefined}
        style={clamped === undefined ? undefined : { transform: `scaleX(${clamped})` }}
      />
    </Track>
  );
}
