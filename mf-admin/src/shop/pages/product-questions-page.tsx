import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { Stack, Tabs } from '@danji/ui';
import { QuestionCard } from '../questions/question-card.tsx';

const STATES = [
  { value: '', label: '전체' },
  ...ProductQuestionState.options.map(({ code, label }) => ({ value: String(code), label })),
];

/** `/admin/product-questions`: the questions about all products, those that wait first. */
export function ProductQuestionsPage() {
  const list = usePagedList(listStaffQuestions, { filters: { search: 'text', state: 'number' } });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      label="상품 질문"
      lead="회원이 상품 화면에 남긴 질문"
      unit="건"
      list={list}
      before={
        <Tabs
          label="상태"
          value={String(filters.state ?? '')}
          onChange={(value) => setFilters({ state: value })}
          items={STATES}
        />
      }
      searchLabel="질문이나 답변 검색"
      empty={{
        icon: 'message-square',
        title: '아직 상품 질문이 없어요',
        description: '회원이 상품에 대해 물으면 여기에서 답변할 수 있어요.',
      }}
    >
      {(questions) => (
        <Stack gap={4}>
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
