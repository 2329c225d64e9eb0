import { chakra } from '@chakra-ui/react/styled-system';
import { LinkedText } from '../feedback/linked-text.tsx';
import { Icon } from '../icons/icon.tsx';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1,
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'danger.fg',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& svg': { marginTop: '2px' },
  },
});

/**
 * The error below a control, announced when it appears. The element always exists, because a live region must be
 * there before its text.
 */
export function ErrorLine({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children ? (
        <Line id={id}>
          <Icon name="alert" size={16} />
          <span>
            <LinkedText>{children}</LinkedText>
          </span>
        </Line>
      ) : null}
    </div>
  );
}
