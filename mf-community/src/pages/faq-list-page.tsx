import { usePagedList } from '@danji/api-client';
import { ListScreen, SearchField } from '@danji/app-kit';
import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';
import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { Box, Button, Chip, Flex, SIDE_FADE, Text } from '@danji/ui';
import { FAQ_PAGE_SIZE } from '../faq/faq-page-size.ts';
import { FaqGroups, FaqGroupsSkeleton } from '../faq/faq-groups.tsx';
import { SupportNav } from '../support/support-nav.tsx';

type CategoryChipsProps = {
  value: SupportCategoryCode | undefined;
  onChange: (category: SupportCategoryCode | undefined) => void;
};

const CategoryChips = ({ value, onChange }: CategoryChipsProps) => (
  <Flex
    as="fieldset"
    aria-label="분류"
    position="relative"
    minWidth={0}
    gap={2}
    overflowX="auto"
    paddingBlock={1}
    css={SIDE_FADE}
  >
    <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
      전체
    </Chip>
    {SupportCategory.options.map(({ code, label }) => (
      <Chip key={code} selected={value === code} onClick={() => onChange(code)}>
        {label}
      </Chip>
    ))}
  </Flex>
);

/** `/support/faq`: questions by category, with a search; each unfolds its answer. */
export function FaqListPage() {
  const list = usePagedList(listFaqs, { filters: { search: 'text', category: 'number' }, pageSize: FAQ_PAGE_SIZE });
  const { search, category } = list.filters;
  return (
    <ListScreen
      width="920px"
      list={list}
      lead={
        <Text as="output">
          {search && list.rows ? `검색 결과 ${list.countText}건` : '궁금한 점을 검색하거나 분류에서 골라 보세요.'}
        </Text>
      }
      actions={
        <Box width={{ base: 'full', md: '20rem' }}>
          <SearchField
            label="자주 묻는 질문 검색"
            value={search}
            onSearch={(query) => list.setFilters({ search: query }, { replace: true })}
          />
        </Box>
      }
      before={
        <>
          <SupportNav />
          <CategoryChips value={category} onChange={(code) => list.setFilters({ category: code })} />
        </>
      }
      empty={{
        icon: 'help',
        title: '아직 올라온 질문이 없어요',
        description: '자주 묻는 질문과 답변을 준비하고 있어요.',
      }}
      noMatch={{
        title: search ? `'${search}' 검색 결과가 없어요` : '이 분류에는 아직 질문이 없어요',
        description: search ? '다른 말로 검색해 보세요.' : '다른 분류에서 찾아보세요.',
        action: (
          <Button variant="outline" onClick={list.clearFilters}>
            전체 질문 보기
          </Button>
        ),
      }}
      skeleton={<FaqGroupsSkeleton />}
    >
      {(rows) => <FaqGroups rows={rows} />}
    </ListScreen>
  );
}
