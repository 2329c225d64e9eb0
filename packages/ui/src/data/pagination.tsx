import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton, type IconButtonProps } from '../actions/button.tsx';
import { formatCount } from '../forms/number-rules.ts';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { Text } from '../layout/text.tsx';
import { listPageNumbers } from './page-numbers.ts';

// The buttons stay beside the numbers, which only large text breaks into lines; on phones the total has a line of its
// own.
const Nav = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, auto) auto', sm: 'auto minmax(0, auto) auto auto' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
  },
});
const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 },
});
const Place = chakra('li', { variants: { wideOnly: { true: { display: { base: 'none', sm: 'list-item' } } } } });
const PageButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    height: '2.75rem',
    paddingInline: 2,
    borderRadius: 'md',
    color: 'fg.muted',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
  },
});

/**
 * At the first or last page a step button does nothing, but keeps the focus of the user who got there with it;
 * `disabled` would lose it.
 */
const Step = ({
  isEnd,
  onClick,
  ...rest
}: Pick<IconButtonProps, 'icon' | 'label'> & { isEnd: boolean; onClick: () => void }) => (
  <IconButton {...rest} {...(isEnd ? { 'aria-disabled': true } : { onClick })} />
);

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Number of all results, not of this page. */
  count: number;
  /** There are more results than `count`, on no page. */
  isCapped?: boolean | undefined;
  /** Default 20. */
  pageSize?: number | undefined;
  onChange: (page: number) => void;
  /** Name of the landmark. Default 페이지. */
  label?: string | undefined;
}

/** Number of page numbers that fit on a phone between the two buttons. */
const AT_ONCE_ON_PHONES = 3;

/** The pages of a list, five at a time and three on phones. Nothing is shown while everything fits on one page. */
export function Pagination({ page, count, isCapped, pageSize = 20, onChange, label = '페이지' }: PaginationProps) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (last === 1 && page === 1) return null;
  const onPhones = listPageNumbers(page, last, AT_ONCE_ON_PHONES);
  return (
    <Nav aria-label={label}>
      <Step
        icon="chevron-left"
        label="이전 페이지"
        isEnd={page <= 1}
        onClick={() => onChange(Math.min(last, page - 1))}
      />
      <List>
        {listPageNumbers(page, last).map((number) => (
          <Place key={number} wideOnly={!onPhones.includes(number)}>
            <PageButton
              type="button"
              {...(number === page ? { 'aria-current': 'page' } : {})}
              onClick={() => {
                if (number !== page) onChange(number);
              }}
            >
              {formatCount(number)}
              <VisuallyHidden>페이지</VisuallyHidden>
            </PageButton>
          </Place>
        ))}
      </List>
      <Step icon="chevron-right" label="다음 페이지" isEnd={page >= last} onClick={() => onChange(page + 1)} />
      <Text
        as="span"
        size="sm"
        tone="subtle"
        numeric
        css={{ gridColumn: { base: '1 / -1', sm: 'auto' }, justifySelf: 'center', marginInlineStart: { sm: 2 } }}
      >{`총 ${formatCount(count, isCapped)}건`}</Text>
    </Nav>
  );
}
