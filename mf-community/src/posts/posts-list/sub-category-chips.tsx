import { COMMUNITY_CATEGORIES, type CommunityCategory } from '@danji/contracts/community/community-categories';
import { Box, Chip, SIDE_FADE } from '@danji/ui';
import type { PostList } from './use-posts.ts';

const ROW = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the outline of a chip that has the focus.
  padding: 1,
  margin: -1,
  ...SIDE_FADE,
} as const;

type SubCategoryChipsProps = { list: PostList; category: CommunityCategory };

/** Narrows the posts of a top category to one of its sub-categories. */
export function SubCategoryChips({ list: { filters, setFilters }, category }: SubCategoryChipsProps) {
  const { category1 } = filters;
  return (
    <Box as="section" aria-label="세부 분류" css={ROW}>
      <Chip selected={category1 === undefined} onClick={() => setFilters({ category1: undefined })}>
        전체
      </Chip>
      {COMMUNITY_CATEGORIES[category].options.map(({ code, label }) => (
        <Chip key={code} selected={category1 === code} onClick={() => setFilters({ category1: code })}>
          {label}
        </Chip>
      ))}
    </Box>
  );
}
