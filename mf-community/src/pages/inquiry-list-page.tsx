import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import { listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, Navigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { InquiryRows } from '../inquiries/inquiry-rows.tsx';
import { VisitorChoice } from '../inquiries/visitor-choice.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';
import { SupportNav } from '../support/support-nav.tsx';

const STATES = InquiryState.options.map(({ code, label }) => ({ value: String(code), label }));

function InquiryList() {
  const list = usePagedList(listInquiries, { filters: { search: 'text', state: 'number' } });
  const ask = (
    <Button asChild icon="plus">
      <Link to={webPaths.newInquiry}>문의하기</Link>
    </Button>
  );
  return (
    <ListScreen
      width="920px"
      lead="운영팀에 물어보면 답변을 보내 드려요."
      actions={ask}
      list={list}
      before={<SupportNav />}
      searchLabel="제목과 내용으로 찾기"
      bar={<FilterSelect list={list} name="state" label="상태" all="모든 상태" options={STATES} />}
      empty={{
        icon: 'headset',
        title: '아직 보낸 문의가 없어요',
        description: '쓰다가 막히거나 궁금한 점이 있으면 물어보세요.',
        action: ask,
      }}
      noMatch={{ title: '찾는 문의가 없어요' }}
    >
      {(rows) => <InquiryRows rows={rows} />}
    </ListScreen>
  );
}

/** `/support/inquiries`: the inquiries of the signed-in person, the newest first; for others the ways to ask. */
export const InquiryListPage = () => (
  <SignedInOnly
    forStaff={<Navigate replace to={webPaths.adminInquiries} />}
    forVisitors={<VisitorChoice nav={<SupportNav />} />}
  >
    <InquiryList />
  </SignedInOnly>
);
