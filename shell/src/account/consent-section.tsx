import { useEndpoint } from '@danji/api-client';
import { DocumentType } from '@danji/contracts/codes/document-type';
import { formatDateTime } from '@danji/contracts/format/date';
import { listConsents } from '@danji/contracts/accounts/consent.endpoints';
import type { ConsentRecord } from '@danji/contracts/accounts/consent';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, FailedState, Heading, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { MarketingSwitch } from './marketing-switch.tsx';
import { Section } from './section.tsx';

const PAGE_SIZE = 10;
const NAMES = {
  terms: DocumentType.label(DocumentType.TERMS),
  privacy: DocumentType.label(DocumentType.PRIVACY),
  over_14: '만 14세 이상',
  marketing: '혜택과 소식 받기',
} as const;

function Entry({ record: { document, version, notice_version, is_agreed, created } }: { record: ConsentRecord }) {
  return (
    <Box
      as="li"
      css={{
        display: 'flex',
        flexDirection: { base: 'column', md: 'row' },
        alignItems: { md: 'center' },
        justifyContent: 'space-between',
        columnGap: 3,
        paddingBlock: 2,
        borderTopWidth: '1px',
        borderColor: 'border.subtle',
      }}
    >
      <Box css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: '2.75rem' }}>
        <Badge tone={is_agreed ? 'success' : 'neutral'}>
          {document === 'over_14' ? '확인' : is_agreed ? '동의' : '동의 안 함'}
        </Badge>
        {notice_version === null ? null : <Text>개인정보 수집·이용</Text>}
        {version ? (
          <Anchor asChild css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}>
            <Link
              to={webPaths.systemDocument(version.document_type, version.version)}
            >{`${NAMES[document]} 제${version.version}판`}</Link>
          </Anchor>
        ) : (
          <Text>{NAMES[document]}</Text>
        )}
      </Box>
      <Text size="sm" tone="subtle" numeric>
        {formatDateTime(created)}
      </Text>
    </Box>
  );
}

/** Lists the consents of a member with their date and version; the consent to marketing can be changed at any time. */
export function ConsentSection() {
  const [page, setPage] = useState(1);
  const { data, error, isRefreshing, refresh } = useEndpoint(
    listConsents,
    { query: { page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const render = () => {
    if (!data && error)
      return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    if (!data) return <ListSkeleton count={3} label="동의 내역 불러오는 중" />;
    return (
      <>
        <MarketingSwitch state={data} />
        <Stack gap={2}>
          <Heading as="h3" size="sm">
            지난 동의
          </Heading>
          {data.results.length === 0 ? (
            <Text tone="muted">남은 기록이 없어요.</Text>
          ) : (
            <Box as="ul" css={{ listStyle: 'none' }}>
              {data.results.map((record) => (
                <Entry key={record.id} record={record} />
              ))}
            </Box>
          )}
          <Pagination page={page} count={data.count} pageSize={PAGE_SIZE} onChange={setPage} label="동의 내역 페이지" />
        </Stack>
      </>
    );
  };
  return (
    <Section title="동의 내역" lead="무엇에 언제 동의했는지 볼 수 있어요.">
      {render()}
    </Section>
  );
}
