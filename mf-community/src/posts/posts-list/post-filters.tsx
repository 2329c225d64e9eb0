import { FilterSelect, useRegionNodes } from '@danji/app-kit';
import { CommunityTopic } from '@danji/contracts/codes/community-codes';
import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import { Box, Button, CascadePicker, Chip } from '@danji/ui';
import { useId, useState } from 'react';
import { useIsMember } from '../../shared/use-is-member.ts';
import type { PostList } from './use-posts.ts';

const TOPICS = CommunityTopic.options.map(({ code, label }) => ({ value: String(code), label }));
const STATES = [
  { value: 'unanswered', label: '답변을 기다리는 질문' },
  { value: 'answered', label: '답변이 있는 질문' },
  { value: 'accepted', label: '답변을 채택한 질문' },
];
const POPULAR = { value: '-popularity', label: '인기 순' };
const WAITING = { value: 'answers', label: '답변 대기 순' };
const RATED = { value: '-rating', label: '평점 높은 순' };
const PRICED = [
  { value: 'price', label: '가격 낮은 순' },
  { value: '-price', label: '가격 높은 순' },
];

/** The orders that tell posts of a category apart: only materials are sold, and information has no questions. */
const listOrders = (category: CommunityCategory | undefined) => [
  POPULAR,
  ...(category === 'information' ? [] : [WAITING]),
  RATED,
  ...(category === undefined || category === 'material' ? PRICED : []),
];

type PostFiltersProps = { list: PostList; category: CommunityCategory | undefined };

function RegionFilter({ list: { filters, setFilters } }: Pick<PostFiltersProps, 'list'>) {
  const regions = useRegionNodes();
  const { sigungu } = filters;
  return (
    <Box width={{ base: 'full', sm: '48' }}>
      <CascadePicker
        label="지역"
        placeholder="모든 지역"
        nodes={regions}
        max={1}
        allowAll={false}
        disabled={regions.length === 0}
        value={sigungu === undefined ? [] : [String(sigungu)]}
        onChange={([value]) => setFilters({ sigungu: value === undefined ? undefined : Number(value) })}
      />
    </Box>
  );
}

/** Shows the filters of the list besides its category; on a phone all but the order opens behind a button. */
export function PostFilters({ list, category }: PostFiltersProps) {
  const isMember = useIsMember();
  const id = useId();
  const { filters, setFilters } = list;
  const { category2, sigungu, question_state, is_own } = filters;
  const chosen = [category2, sigungu, question_state, is_own].filter((value) => value !== undefined).length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  return (
    <>
      <FilterSelect list={list} name="ordering" label="순서" all="최신 순" options={listOrders(category)} />
      <Button
        variant="outline"
        icon="sliders"
        aria-expanded={isOpen}
        aria-controls={id}
        display={{ md: 'none' }}
        flex="1 1 30%"
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen > 0 ? `조건 ${chosen}개` : '조건'}
      </Button>
      <Box id={id} display={{ base: isOpen ? 'flex' : 'none', md: 'contents' }} flexWrap="wrap" gap={2} width="full">
        <FilterSelect list={list} name="category2" label="주제" all="모든 주제" options={TOPICS} />
        <RegionFilter list={list} />
        {category === 'information' ? null : (
          <FilterSelect list={list} name="question_state" label="질문 상태" all="모든 글" options={STATES} />
        )}
        {isMember ? (
          <Chip selected={is_own === true} onClick={() => setFilters({ is_own: is_own === true ? undefined : true })}>
            내 글만
          </Chip>
        ) : null}
      </Box>
    </>
  );
}
