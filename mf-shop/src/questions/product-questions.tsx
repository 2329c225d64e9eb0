import { useEndpoint } from '@danji/api-client';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import type { Product } from '@danji/contracts/shop/product';
import type { ProductQuestion } from '@danji/contracts/shop/product-question';
import { listProductQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { toCountText } from '@danji/contracts/page';
import { useSession } from '@danji/shell-sdk';
import { Link, useLocation } from '@danji/shell-sdk/router';
import {
  Button,
  Checkbox,
  EmptyState,
  FailedState,
  Flex,
  Heading,
  lazyComponent,
  ListSkeleton,
  Modal,
  Pagination,
  Skeleton,
  Stack,
} from '@danji/ui';
import { useState } from 'react';
import { useIsMember } from '../shared/use-is-member.ts';
import { QuestionRow } from './question-row.tsx';

const PAGE_SIZE = 10;

/** Loaded by who asks; others only read. */
const QuestionForm = lazyComponent(
  () => import('./question-form.tsx'),
  'QuestionForm',
  () => <Skeleton height={80} />,
);

/** The way to ask: a visitor signs in first and comes back, and our staff answer elsewhere. */
function AskButton({ onAsk }: { onAsk: () => void }) {
  const [isMember, place, { kind }] = [useIsMember(), useLocation(), useSession()];
  if (isMember)
    return (
      <Button variant="outline" icon="pencil" onClick={onAsk}>
        질문하기
      </Button>
    );
  return kind === 'staff' ? null : (
    <Button asChild variant="outline" icon="log-in">
      <Link to={toSignInPath(place)}>로그인하고 질문하기</Link>
    </Button>
  );
}

type QuestionListProps = { query: { code: string; mine?: boolean }; onEdit: (question: ProductQuestion) => void };

/** The questions of a page in their states. */
function QuestionList({ query, onEdit }: QuestionListProps) {
  const [page, setPage] = useState(1);
  const { data, error, isRefreshing, refresh } = useEndpoint(
    listProductQuestions,
    { query: { ...query, page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={2} label="질문 불러오는 중" />;
  if (data.count === 0)
    return (
      <EmptyState
        icon="message-square"
        title={query.mine ? '이 상품에 남긴 질문이 없어요' : '아직 질문이 없어요'}
        description="상품이 궁금하면 물어보세요. 운영팀이 답변하면 알려 드려요."
      />
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} listStyleType="none">
        {data.results.map((question) => (
          <QuestionRow key={question.id} question={question} onEdit={() => onEdit(question)} />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data.count}
        isCapped={data.is_count_capped ?? false}
        onChange={setPage}
      />
    </Stack>
  );
}

/** The questions about a product on its page: read by everybody, asked by members. */
export function ProductQuestions({ product: { code } }: { product: Pick<Product, 'code'> }) {
  const [mine, setMine] = useState(false);
  const [edited, setEdited] = useState<ProductQuestion | 'new'>();
  const isMember = useIsMember();
  const total = useEndpoint(listProductQuestions, { query: { code, page: 1, page_size: PAGE_SIZE } });
  const close = (): void => setEdited(undefined);
  return (
    <Stack as="section" id="questions" aria-labelledby="questions-title" gap={4} scrollMarginTop="20">
      <Flex gap={3} alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Heading as="h2" size="lg" id="questions-title">
          {total.data && total.data.count > 0 ? `상품 질문 ${toCountText(total.data)}` : '상품 질문'}
        </Heading>
        <AskButton onAsk={() => setEdited('new')} />
      </Flex>
      {isMember ? (
        <Checkbox checked={mine} onChange={setMine}>
          내 질문만
        </Checkbox>
      ) : null}
      <QuestionList key={String(mine)} query={{ code, ...(mine && { mine }) }} onEdit={setEdited} />
      <Modal
        open={edited !== undefined}
        onClose={close}
        directClose={false}
        title={edited === 'new' ? '상품 질문하기' : '질문 고치기'}
      >
        {edited === undefined ? null : (
          <QuestionForm code={code} question={edited === 'new' ? undefined : edited} onDone={close} />
        )}
      </Modal>
    </Stack>
  );
}
