import type { SystemDocument, SystemDocumentSummary } from '@danji/contracts/site/system-document';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Box, Button, Card, Heading, HStack, Select, Stack, Text } from '@danji/ui';
import { STATES, toVersionLabel } from './document-labels.ts';

type Props = {
  document: SystemDocument;
  versions: readonly SystemDocumentSummary[];
  onChoose: (version: number) => void;
};

const PRINT_NONE = { '@media print': { display: 'none' } };

/** Shows the version and its effective date, with a choice of the others. */
function VersionRow({ document, versions, onChoose }: Props) {
  const { version, state, effective_date } = document;
  return (
    <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }} gap={3}>
      <HStack css={{ flexWrap: 'wrap' }}>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        <Text tone="muted">{`제${version}판 · ${formatDate(effective_date)} 시행`}</Text>
      </HStack>
      <HStack css={{ flexWrap: 'wrap', ...PRINT_NONE }}>
        {versions.length > 1 ? (
          <Box css={{ width: { base: 'full', sm: 'auto' } }}>
            <Select
              size="sm"
              aria-label="판 고르기"
              value={String(version)}
              onChange={(next) => onChoose(Number(next))}
              options={versions.map((each) => ({ value: String(each.version), label: toVersionLabel(each) }))}
            />
          </Box>
        ) : null}
        <Button size="sm" variant="outline" icon="printer" onClick={() => globalThis.print()}>
          인쇄
        </Button>
      </HStack>
    </HStack>
  );
}

/** Says when another version is in force, or soon will be. */
function VersionNotice({ document, versions }: Omit<Props, 'onChoose'>) {
  const { document_type, state, effective_date } = document;
  const current = (
    <Anchor asChild>
      <Link to={webPaths.systemDocument(document_type)}>지금 시행 중인 판 보기</Link>
    </Anchor>
  );
  if (state === 'past')
    return (
      <Alert tone="warning" announce={false} title="지난 판이에요" action={current}>
        지금은 다른 판이 적용돼요.
      </Alert>
    );
  if (state === 'announced')
    return (
      <Alert announce={false} title={`${formatDate(effective_date)}부터 적용돼요`} action={current}>
        그 전까지는 지금 시행 중인 판이 적용돼요.
      </Alert>
    );
  const next = versions.findLast((each) => each.state === 'announced');
  if (!next) return null;
  return (
    <Alert
      announce={false}
      title={`${formatDate(next.effective_date)}부터 바뀌어요`}
      action={
        <Anchor asChild>
          <Link to={webPaths.systemDocument(document_type, next.version)}>바뀌는 내용 보기</Link>
        </Anchor>
      }
    >
      <Box as="span" css={{ whiteSpace: 'pre-wrap' }}>
        {next.change_summary}
      </Box>
    </Alert>
  );
}

/** The version information between the title of a document and its text. */
export function VersionBar({ document, versions, onChoose }: Props) {
  return (
    <Stack gap={4}>
      <VersionRow document={document} versions={versions} onChoose={onChoose} />
      <VersionNotice document={document} versions={versions} />
      {document.change_summary ? (
        <Card as="section" aria-labelledby="change-summary">
          <Heading id="change-summary" size="sm">
            이 판에서 바뀐 점
          </Heading>
          <Text tone="muted" css={{ whiteSpace: 'pre-wrap', marginTop: 1.5 }}>
            {document.change_summary}
          </Text>
        </Card>
      ) : null}
    </Stack>
  );
}
