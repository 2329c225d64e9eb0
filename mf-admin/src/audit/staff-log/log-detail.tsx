import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Accordion, Anchor, Box, DescriptionList, Heading, Stack } from '@danji/ui';
import { DifferenceTable } from './difference-table.tsx';
import { LogSubject } from './log-subject.tsx';

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

/** The call behind an entry, for those who look for an error. */
const CallDetails = ({ log }: { log: StaffLog }) => (
  <Stack gap={3}>
    <DescriptionList
      items={[
        { term: '주소', detail: `${log.method} ${log.path}` },
        { term: '결과', detail: `${log.status_code} (${formatNumber(log.response_time)}ms)` },
        { term: '기록 번호', detail: log.id },
      ]}
    />
    <JsonView value={{ response: log.response_data, headers: log.headers }} />
  </Stack>
);

/** Shows one entry of the log for people: who did what to whom and why, and what has changed by it. */
export function LogDetail({ log }: { log: StaffLog }) {
  const { isAdmin } = useSession();
  return (
    <Stack gap={6}>
      <DescriptionList
        columns={2}
        items={[
          { term: '대상', detail: <LogSubject log={log} /> },
          { term: '이유', detail: log.reason },
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
          { id: 'old', title: '바꾸기 전 전체', content: <JsonView value={log.old_object} /> },
          { id: 'new', title: '바꾼 뒤 전체', content: <JsonView value={log.new_object} /> },
          { id: 'call', title: '기술 정보', content: <CallDetails log={log} /> },
        ]}
      />
    </Stack>
  );
}
