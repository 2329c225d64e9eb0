import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Accordion, Anchor, Box, DescriptionList, Heading, Stack } from '@danji/ui';
import { findMethod } from './methods.ts';
import { DifferenceTable } from './difference-table.tsx';

function JsonView({ value }: { value: unknown }) {
  return (
    <Box
      as="pre"
      tabIndex={0}
      bg="bg.subtle"
      borderRadius="md"
      padding={3}
      fontSize="sm"
      fontFamily="monospace"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxHeight="96"
      overflowY="auto"
    >
      {JSON.stringify(value, null, 2) ?? '-'}
    </Box>
  );
}

/** Shows one entry of the log: the call, the object before and after, request and response. */
export function LogDetail({ log }: { log: StaffLog }) {
  const { isAdmin } = useSession();
  return (
    <Stack gap={6}>
      <DescriptionList
        columns={2}
        items={[
          {
            term: '운영자',
            detail: isAdmin ? (
              <Anchor asChild>
                <Link to={webPaths.adminUser(log.user.id)}>{log.user.name}</Link>
              </Anchor>
            ) : (
              log.user.name
            ),
          },
          { term: '시각', detail: formatDateTime(log.created) },
          { term: '구분', detail: findMethod(log.method)?.label ?? log.method },
          { term: '주소', detail: log.path },
          { term: '결과', detail: `${log.status_code} (${formatNumber(log.response_time)}ms)` },
          { term: '기록 번호', detail: log.id },
        ]}
      />
      <Stack as="section" aria-label="바뀐 내용" gap={3}>
        <Heading as="h3" size="md">
          바뀐 내용
        </Heading>
        <DifferenceTable log={log} />
      </Stack>
      <Accordion
        multiple
        items={[
          { id: 'request', title: '보낸 내용', content: <JsonView value={log.request_data} /> },
          { id: 'response', title: '받은 답', content: <JsonView value={log.response_data} /> },
          { id: 'old', title: '바꾸기 전 전체', content: <JsonView value={log.old_object} /> },
          { id: 'new', title: '바꾼 뒤 전체', content: <JsonView value={log.new_object} /> },
          { id: 'headers', title: '접속 정보', content: <JsonView value={log.headers} /> },
        ]}
      />
    </Stack>
  );
}
