import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/icon.tsx';
import { VisuallyHidden } from '../../layout/primitives.tsx';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    '@container (min-width: 36rem)': { flexWrap: 'nowrap' },
  },
});
const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 7,
    maxWidth: 'full',
    color: 'fg.subtle',
    fontSize: 'sm',
    fontWeight: 'medium',
    // Names get their width before the lines between them. Where there is not enough space, the other names shrink
    // before
    // the current one breaks into lines.
    flexShrink: 99,
    // Where only numbers are displayed none of them shrinks below its content: large text on a phone needs a second
    // line.
    '&:not(:last-of-type)': {
      flexGrow: 1,
      minWidth: 'min-content',
      '@container (min-width: 36rem)': { minWidth: 16 },
      _after: { content: '""', flex: '1', minWidth: 3, height: '2px', bg: 'border', borderRadius: 'full' },
    },
  },
  variants: {
    state: {
      done: { color: 'fg', '&:not(:last-of-type)': { _after: { bg: 'brand.solid' } } },
      current: { color: 'fg', fontWeight: 'bold', flexShrink: 1 },
      ahead: {},
    },
  },
});
const Dot = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: 7,
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { bg: 'brand.subtle', color: 'brand.fg' },
      current: { bg: 'brand.solid', color: 'brand.contrast' },
      ahead: { bg: 'bg.muted', color: 'fg.subtle' },
    },
  },
});
// Where there is little space only the current step shows its name; the others show their numbers.
const HIDDEN_WHERE_NARROW = { display: 'none', '@container (min-width: 36rem)': { display: 'inline' } } as const;
const Room = chakra('div', { base: { containerType: 'inline-size', width: 'full' } });
const Name = chakra('span', {
  base: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  variants: {
    state: {
      current: { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      done: HIDDEN_WHERE_NARROW,
      ahead: HIDDEN_WHERE_NARROW,
    },
  },
});

/** Larger than what it shows, so that a finger finds it. */
const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    minHeight: '2.75rem',
    marginBlock: -2,
    paddingInline: 2,
    marginInline: -2,
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
});

type State = 'done' | 'current' | 'ahead';

const StepText = ({ state, name, number }: { state: State; name: string; number: number }) => (
  <>
    <Dot state={state} aria-hidden>
      {state === 'done' ? <Icon name="check" size={16} /> : number}
    </Dot>
    <Name state={state}>{name}</Name>
    {state === 'done' ? <VisuallyHidden>완료</VisuallyHidden> : null}
  </>
);

export interface StepsProps {
  /** Short names in order. */
  steps: readonly string[];
  /** Index of the current step, from 0; the number of steps means that all are done. */
  current: number;
  label?: string | undefined;
  /** Opens a finished step again; without it none can be opened. */
  onOpen?: ((index: number) => void) | undefined;
}

/** The progress in a form of several pages. */
export function Steps({ steps, current, label = '진행 단계', onOpen }: StepsProps) {
  const stateOf = (index: number): State => {
    if (index === current) return 'current';
    return index < current ? 'done' : 'ahead';
  };
  return (
    <Room>
      <List aria-label={label}>
        {steps.map((name, index) => {
          const state = stateOf(index);
          return (
            <Step key={name} state={state} {...(state === 'current' ? { 'aria-current': 'step' } : {})}>
              {state === 'done' && onOpen ? (
                <OpenButton type="button" onClick={() => onOpen(index)} aria-label={`${name} 다시 열기`}>
                  <StepText state={state} name={name} number={index + 1} />
                </OpenButton>
              ) : (
                <StepText state={state} name={name} number={index + 1} />
              )}
            </Step>
          );
        })}
      </List>
    </Room>
  );
}
