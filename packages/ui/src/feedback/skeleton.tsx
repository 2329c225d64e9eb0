import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { Card, HStack, Stack, VisuallyHidden } from '../layout/primitives.tsx';

/** A grey place for what is on its way; give it the size of the content (`height`, `width`, `borderRadius`). */
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

const Busy = chakra('div', { base: { width: 'full', animation: 'fadeIn 200ms ease-out 120ms backwards' } });
const Columns = chakra('div', {
  base: { display: 'grid', gap: 4, gridTemplateColumns: { base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    paddingBlock: 3.5,
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const listOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

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

/** Under 768 px, where the rows of a table are cards. */
const CARDS = '@media (max-width: 767.98px)';
const AS_CARDS = {
  [CARDS]: {
    '& > [data-head], & > [data-row] > [data-cell]': { display: 'none' },
    '& > [data-row]': {
      display: 'block',
      height: 'var(--card-height)',
      overflow: 'hidden',
      marginBottom: 3,
      paddingInline: 4,
      paddingBlock: 5,
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      bg: 'bg.panel',
    },
    '& > [data-row]:last-of-type': { marginBottom: 0 },
  },
};
const CELLS = ['18%', '28%', '22%', '14%'];

/** A row of a table as a card: its height in px, and its lines below the title. */
export interface CardShape {
  height: number;
  lines: number;
}

/** The title of a card, and under it names with their values. */
const CardLines = ({ lines }: Pick<CardShape, 'lines'>) => (
  <Stack gap={5} display={{ base: 'flex', md: 'none' }}>
    <Skeleton width="55%" height={5} />
    {listOf(lines).map((line) => (
      <HStack key={line} justifyContent="space-between">
        <Skeleton width="22%" />
        <Skeleton width={line % 2 ? '28%' : '40%'} />
      </HStack>
    ))}
  </Stack>
);

export interface TableSkeletonProps extends SkeletonGroupProps {
  /** The shape of a row on narrow screens; without it rows stay rows there. */
  card?: CardShape | undefined;
}

/** A table's head and rows. Default 8 rows. */
export function TableSkeleton({ count = 8, label = '불러오는 중', card }: TableSkeletonProps) {
  return (
    <Busy
      aria-busy
      {...(card ? { css: AS_CARDS, style: { '--card-height': `${card.height}px` } as CSSProperties } : {})}
    >
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Skeleton height={11} borderRadius="md" data-head="" />
      {listOf(count).map((index) => (
        <Row key={index} css={{ gap: 6 }} data-row="">
          {CELLS.map((width, at) => (
            <Skeleton
              key={width}
              width={width}
              data-cell=""
              css={at === CELLS.length - 1 ? { marginInlineStart: 'auto' } : {}}
            />
          ))}
          {card ? <CardLines lines={card.lines} /> : null}
        </Row>
      ))}
    </Busy>
  );
}
