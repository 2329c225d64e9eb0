import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen, RecordSkeleton } from '@danji/app-kit';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { useState } from 'react';
import { RequestActions } from '../requests/request-actions.tsx';
import { RequestView } from '../requests/request-view.tsx';
import { StateBadge } from '../requests/state-badge.tsx';
import { SpaceFrame } from '../spaces/space-frame.tsx';

/** `/workspace/:id/requests/:requestId`: one request and its answer. */
export const WorkRequestPage = () => (
  <SpaceFrame title="요청" skeleton={<RecordSkeleton />}>
    {(space) => <Request key={space.id} space={space} />}
  </SpaceFrame>
);

function Request({ space }: { space: WorkSpace }) {
  const { requestId = '' } = useParams();
  const [now] = useState(() => new Date());
  const list = { path: webPaths.workspaceRequests(space.id), label: '요청 목록' };
  return (
    <RecordScreen
      record={useEndpoint(getWorkRequest, { params: { id: requestId } })}
      name="요청"
      list={list}
      missing={{
        title: '요청을 찾을 수 없어요',
        description: '주소가 바뀌었거나 다른 워크스페이스의 요청일 수 있어요.',
      }}
      isElsewhere={(request) => request.space.id !== space.id}
    >
      {(request) => (
        <Page
          title={request.title}
          back={list}
          badges={<StateBadge state={request.process_state} />}
          actions={<RequestActions request={request} space={space} now={now} />}
        >
          <RequestView request={request} now={now} />
        </Page>
      )}
    </RecordScreen>
  );
}
