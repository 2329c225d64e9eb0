import { useEndpoint } from '@danji/api-client';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { ReleaseCleanUp } from '@danji/contracts/releases/channel';
import { listCleanUps } from '@danji/contracts/releases/channel.endpoints';
import { DataTable, Heading, Stack, Text, type TableColumn } from '@danji/ui';
import { ReleaseText } from './release-text.tsx';

/** Only the latest ones are shown; older ones are in the database. */
const MAX_SHOWN = 5;

const Names = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    '-'
  ) : (
    <Stack as="span" gap={0}>
      {names.map((name) => (
        <Text as="span" key={name} numeric overflowWrap="anywhere">
          <ReleaseText>{name}</ReleaseText>
        </Text>
      ))}
    </Stack>
  );

const COLUMNS: readonly TableColumn<ReleaseCleanUp>[] = [
  { key: 'releases', header: '릴리스', cell: ({ releases }) => <Names names={releases} /> },
  { key: 'shells', header: '셸', cell: ({ shells }) => <Names names={shells} /> },
  { key: 'files', header: '파일', align: 'end', cell: ({ files }) => `${formatNumber(files)}개` },
  { key: 'created', header: '시각', whole: true, cell: ({ created }) => formatDateTime(created) },
];

/** Lists the releases that the server has removed automatically; is hidden while there are none. */
export function CleanUps() {
  const { data } = useEndpoint(listCleanUps, { query: { page: 1, page_size: MAX_SHOWN } });
  if (!data || data.count === 0) return null;
  return (
    <Stack as="section" aria-label="자동으로 정리한 릴리스" gap={3}>
      <Heading as="h2" size="md">
        자동으로 정리한 릴리스
      </Heading>
      <Text size="sm" tone="muted">
        30일 넘게 아무도 쓰지 않은 릴리스를 매일 새벽에 지워요. 화면마다 최근 10개는 남겨요.
      </Text>
      <DataTable
        label="자동으로 정리한 릴리스 표"
        columns={COLUMNS}
        rows={data.results}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Stack>
  );
}
