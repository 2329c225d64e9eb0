import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { FaqSummary } from '@danji/contracts/community/faq';
import { listStaffFaqs } from '@danji/contracts/community/faq-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { toFaqColumns } from '../faq/faq-columns.tsx';
import { useFaqActions } from '../faq/use-faq-actions.ts';
import { useRowDrag } from '../../shared/use-row-drag.ts';

/** Lists the questions by category, where staff writes, orders and deletes them. */
export function FaqsPage() {
  const list = usePagedList(listStaffFaqs, {
    filters: { search: 'text', category: 'number', board_status: 'number' },
  });
  const { move, remove, isRunning } = useFaqActions();
  const drag = useRowDrag(list.rows ?? [], {
    canDrop: (faq, target) => faq.category === target.category,
    onDrop: (faq, target) => void move(faq, target.position),
  });
  const { category } = list.filters;
  const newPath = webPaths.adminFaq('new');
  const isLast = (faq: FaqSummary): boolean => {
    const next = list.rows?.[list.rows.indexOf(faq) + 1];
    return !list.isFiltered && next !== undefined && next.category !== faq.category;
  };
  return (
    <ListScreen
      label="자주 묻는 질문"
      lead="분류마다 위에서부터 보여요"
      unit="개"
      list={list}
      canExport
      exportName="자주 묻는 질문"
      actions={
        <Button asChild>
          <Link to={category === undefined ? newPath : `${newPath}?category=${category}`}>질문 쓰기</Link>
        </Button>
      }
      searchLabel="질문과 답변 검색"
      table={{
        columns: toFaqColumns({
          isRunning,
          drag,
          isLast,
          onMove: (faq, position) => void move(faq, position),
          onRemove: (faq) => void remove([faq]),
        }),
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminFaq(id),
      }}
      empty={{
        icon: 'help',
        title: '아직 질문이 없어요',
        description: '회원이 자주 묻는 질문과 답변을 올려 보세요.',
      }}
    />
  );
}
