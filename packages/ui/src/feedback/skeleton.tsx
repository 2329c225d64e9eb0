import { chakra } from '@chakra-ui/react/styled-system';
import { Card, Stack, VisuallyHidden } from '../layout/primitives.tsx';

/** A grey placeholder for loading content; give it the size of the content (`height`, `width`, `borderRadius`). */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'bg.muted',
      borderRadius: 'md',
      height: 4,
      width: 'full',
      animation: 'pulse 1.4s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

export const Busy = chakra('div', { base: { width: 'full', animation: 'fadeIn 200ms ease-out 120ms backwards' } });
const Columns = chakra('div', {
  base: { display: 'grid', gap: 4, gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } },
});
export const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    paddingBlock: 3.5,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

export const listOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface SkeletonGroupProps {
  /** The number of rows or cards; use the number that the page usually has. */
  count?: number | undefined;
  /** Default 불러오는 중. */
  label?: string | undefined;
}

const FRAMED = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  padding: 1,
  bg: 'bg.panel',
  '& > [data-row]': { borderBottomWidth: 0, paddingInline: 4, paddingBlock: 2.5 },
};

export interface ListSkeletonProps extends SkeletonGroupProps {
  /** In one frame, without rules between the rows. */
  framed?: boolean | undefined;
}

/** Rows with a picture and two lines, as in lists of accounts or posts. Default 5. */
export function ListSkeleton({ count = 5, label = '불러오는 중', framed = false }: ListSkeletonProps) {
  return (
    <Busy aria-busy {...(framed ? { css: FRAMED } : {})}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {listOf(count).map((index) => (
        <Row key={index} data-row="">
          <Skeleton width={10} height={10} borderRadius="full" flexShrink={0} />
          <Stack gap={2} flex="1">
            <Skeleton width={index % 2 ? '45%' : '60%'} />
            <Skeleton width={index % 2 ? '70%' : '35%'} height={3.5} />
          </Stack>
        </Row>
      ))}
    </Busy>
  );
}

/** Cards in the page's columns. Default 6. */
export function CardSkeleton({ count = 6, label = '불러오는 중' }: SkeletonGroupProps) {
  return (
    <Busy aria-busy>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Columns>
        {listOf(count).map((index) => (
          <Card key={index}>
            <Stack gap={3}>
              <Skeleton width={16} height={6} />
              <Skeleton width="80%" height={5} />
              <Skeleton width="55%" />
            </Stack>
          </Card>
        ))}
      </Columns>
    </Busy>
  );
}
