import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import type { WorkRequest } from '@danji/contracts/workspace/work-request';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { isOpenRequest } from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Anchor, AttachedFiles, Badge, Box, DescriptionList, Grid, Stack, Text } from '@danji/ui';
import { AnswerForm } from '../requests/answer-form.tsx';
import { RequestActions } from '../requests/request-actions.tsx';
import { RequestHistory } from '../requests/request-history.tsx';
import { toStateTone } from '../requests/request-text.ts';
import { DetailCard } from '../../shared/detail-card.tsx';

const LIST = { path: webPaths.adminRequests, label: '요청 목록' };

function RequestDetails({ request: { data, space, user, handler, created, done_datetime } }: { request: WorkRequest }) {
  return (
    <DescriptionList
      items={[
        {
          term: '워크스페이스',
          detail: (
            <Anchor asChild>
              <Link to={webPaths.workspace(space.id)}>{space.title}</Link>
            </Anchor>
          ),
        },
        {
          term: '보낸 사람',
          detail: (
            <Anchor asChild>
              <Link to={webPaths.adminUser(user.id)}>{user.name}</Link>
            </Anchor>
          ),
        },
        { term: '종류', detail: WorkRequestType.label(data.request_type) },
        { term: '담당', detail: handler?.name },
        { term: '보낸 때', detail: formatDateTime(created) },
        { term: '처리한 때', detail: formatDateTime(done_datetime) },
      ]}
    />
  );
}

function Request({ request }: { request: WorkRequest }) {
  const { id, title, process_state, data, files, result, events } = request;
  return (
    <Page
      title={title}
      windowTitle={`${title} 요청`}
      back={LIST}
      badges={<Badge tone={toStateTone(process_state)}>{ProcessState.label(process_state)}</Badge>}
      actions={<RequestActions request={request} />}
    >
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} alignItems="start">
        <Stack>
          <DetailCard title="요청한 내용">
            <Text whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="prose">
              {data.text}
            </Text>
            {files.length > 0 ? (
              <AttachedFiles
                files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
              />
            ) : null}
          </DetailCard>
          {result ? (
            <DetailCard title={process_state === ProcessState.ANSWERED ? '보낸 답변' : '지난 답변'}>
              <Box maxWidth="prose">
                <Viewer document={result} headingOffset={2} findImage={imagePort.find} />
              </Box>
            </DetailCard>
          ) : null}
          {isOpenRequest(process_state) ? (
            <DetailCard title="답변 쓰기">
              <AnswerForm key={id} request={request} />
            </DetailCard>
          ) : null}
        </Stack>
        <Stack>
          <DetailCard title="요청 정보">
            <RequestDetails request={request} />
          </DetailCard>
          <DetailCard title="진행 기록">
            <RequestHistory events={events} />
          </DetailCard>
        </Stack>
      </Grid>
    </Page>
  );
}

/** Shows one request of a work space with its history and the form of the answer. */
export function RequestPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getWorkRequest, { params: { id } }, { refreshOnFocus: false })}
      name="요청"
      list={LIST}
      missing={{ title: '요청을 찾을 수 없어요' }}
    >
      {(request) => <Request request={request} />}
    </RecordScreen>
  );
}
