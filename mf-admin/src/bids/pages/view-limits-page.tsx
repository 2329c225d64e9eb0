import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { BrandViewLimit } from '@danji/contracts/bids/brand-plan';
import { listViewLimits } from '@danji/contracts/bids/brand-plan.endpoints';
import { toPlanViews } from '@danji/contracts/bids/plan-rules';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, type TableColumn } from '@danji/ui';
import { formatViewLimit } from '../../shared/view-limit.ts';
import { ViewLimitForm } from '../../shared/view-limit-form.tsx';

const COLUMNS: readonly TableColumn<BrandViewLimit>[] = [
  {
    key: 'company',
    header: '업체',
    alwaysVisible: true,
    cell: ({ brand_id, company }) => (
      <Anchor asChild>
        <Link to={webPaths.adminUser(brand_id)}>{company || '이름 없는 업체'}</Link>
      </Anchor>
    ),
  },
  {
    key: 'business_no',
    header: '사업자등록번호',
    whole: true,
    cell: ({ business_no }) => formatBusinessNo(business_no) || '-',
  },
  {
    key: 'limit',
    header: '따로 정한 한도',
    whole: true,
    cell: ({ suggest_item_view_limit: limit }) => formatViewLimit(limit),
  },
  {
    key: 'plan',
    header: '요금제',
    cell: ({ plan }) => `${BrandPlan.label(plan)} (${formatViewLimit(toPlanViews(plan))})`,
  },
  { key: 'change', header: '변경', cell: (row) => <ChangeButton row={row} /> },
];

function ChangeButton({ row: { brand_id, company, suggest_item_view_limit: limit } }: { row: BrandViewLimit }) {
  const modal = useModal();
  const open = () =>
    modal.open((close) => <ViewLimitForm brandId={brand_id} company={company} current={limit} onDone={close} />, {
      title: `${company} 업체의 열람 한도`,
      directClose: false,
    });
  return (
    <Button size="sm" variant="subtle" aria-label={`${company} 한도 바꾸기`} onClick={() => void open()}>
      바꾸기
    </Button>
  );
}

/** `/admin/view-limits`: the brands whose limit our staff have set. */
export function ViewLimitsPage() {
  const list = usePagedList(listViewLimits);
  return (
    <ListScreen
      lead="요금제와 다르게 정한 업체. 다른 업체의 한도는 업체회원 화면에서 정해요."
      unit="곳"
      list={list}
      table={{ columns: COLUMNS, rowKey: ({ brand_id }) => brand_id }}
      empty={{
        icon: 'eye',
        title: '한도를 따로 정한 업체가 없어요',
        description: '업체회원 화면에서 업체를 열고 공고 열람 한도를 바꾸면 여기에 보여요.',
      }}
    />
  );
}
