import type { CSSProperties } from 'react';
import { HStack, Stack, VisuallyHidden } from '../layout/primitives.tsx';
import { Busy, listOf, Row, Skeleton, type SkeletonGroupProps } from './skeleton.tsx';

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
