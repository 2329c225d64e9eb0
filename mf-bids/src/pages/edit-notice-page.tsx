import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { isAmendable } from '@danji/contracts/bids/suggest-item-rules';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Alert } from '@danji/ui';
import { NoticeEditor } from '../notice-form/notice-editor.tsx';
import { isAddendum, toNoticeDraft } from '../notice-form/notice-draft.ts';

function Edit({ notice }: { notice: SuggestItem }) {
  const { nano_id, title, state, space_id } = notice;
  const name = isAddendum(notice) ? '정정공고 쓰기' : '공고 고치기';
  return (
    <Page
      title={name}
      windowTitle={`${title} - ${name}`}
      back={{ path: webPaths.bid(nano_id), label: '공고' }}
      description={title}
    >
      {state === SuggestItemState.DRAFT || isAmendable(state) ? (
        <NoticeEditor key={nano_id} spaceId={space_id} initial={toNoticeDraft(notice)} stored={notice} />
      ) : (
        <Alert tone="warning" announce={false} title="마감된 공고는 고칠 수 없어요" />
      )}
    </Page>
  );
}

/** `/bids/:nanoId/edit`: the office goes on with its draft, or corrects what it has published. */
export function EditNoticePage() {
  const { nanoId = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getSuggestItem, { params: { id: nanoId } }, { refreshOnFocus: false })}
      name="공고 고치기"
      list={{ path: webPaths.bids, label: '입찰공고' }}
      missing={{ title: '공고를 찾을 수 없어요' }}
      isElsewhere={(notice) => !notice.may_write}
    >
      {(notice) => <Edit notice={notice} />}
    </RecordScreen>
  );
}
