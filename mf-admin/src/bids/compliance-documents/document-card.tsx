import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import {
  type ComplianceDocument,
  ComplianceDocumentKind,
  ComplianceDocumentState,
} from '@danji/contracts/bids/compliance-document';
import { decideComplianceDocument } from '@danji/contracts/bids/compliance-document.endpoints';
import { toExpiry } from '@danji/contracts/bids/compliance-expiry';
import { formatDate, formatDateTime, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, AttachedFiles, Badge, Button, Card, Flex, HStack, Stack, Text, type Tone } from '@danji/ui';

const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;
const TONES: Readonly<Record<ComplianceDocument['state'], Tone>> = {
  [WAITING]: 'warning',
  [CHECKED]: 'success',
  [REFUSED]: 'danger',
};

function Actions({ document: { id, title, state, updated } }: { document: ComplianceDocument }) {
  const decide = useMutation(decideComplianceDocument);
  const [askReason, toast] = [useReasonDialog(), useToast()];
  const send = (to: 1 | 2, reason = '') =>
    decide.trigger({ params: { id }, body: { state: to, updated, ...(reason !== '' && { reason }) } });
  const check = async (): Promise<void> => {
    const outcome = await send(CHECKED);
    toast(
      outcome.ok
        ? { title: `'${title}' 확인했어요`, tone: 'success' }
        : { title: '확인하지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  const refuse = (): void =>
    askReason({
      title: `'${title}' 서류를 반려할까요?`,
      help: '업체에 그대로 보여요.',
      placeholder: '예: 글자가 흐려서 읽을 수 없어요.',
      submitLabel: '반려',
      variant: 'danger',
      trigger: async (reason) => {
        const outcome = await send(REFUSED, reason);
        if (outcome.ok) toast({ title: `'${title}' 반려했어요`, tone: 'success' });
        return outcome;
      },
    });
  return (
    <HStack flexWrap="wrap">
      {state === CHECKED ? null : (
        <Button size="sm" loading={decide.isRunning} onClick={() => void check()}>
          확인
        </Button>
      )}
      {state === REFUSED ? null : (
        <Button size="sm" variant="outline" onClick={refuse}>
          반려
        </Button>
      )}
    </HStack>
  );
}

const hasExpired = (expiryDate: string | null): boolean =>
  toExpiry(expiryDate, toBusinessDate(new Date()))?.isExpired ?? false;

const toFacts = ({ kind, number, issuer, issued_date, expiry_date, updated }: ComplianceDocument): string =>
  [
    ComplianceDocumentKind.label(kind),
    number,
    issuer,
    issued_date && `${formatDate(issued_date)} 발급`,
    expiry_date && `${formatDate(expiry_date)} 만료`,
    `${formatDateTime(updated)} 제출`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A document of a brand with its files, and what an operator decides about it. */
export function DocumentCard({ document }: { document: ComplianceDocument }) {
  const { brand, title, state, reason, decided, expiry_date, files } = document;
  return (
    <Card as="article" aria-label={title}>
      <Flex gap={4} flexDirection={{ base: 'column', md: 'row' }} alignItems={{ base: 'stretch', md: 'flex-start' }}>
        <Stack gap={3} flex="1" minWidth={0}>
          <HStack flexWrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {title}
            </Text>
            <Badge tone={TONES[state]}>{ComplianceDocumentState.label(state)}</Badge>
            {hasExpired(expiry_date) ? <Badge tone="danger">만료</Badge> : null}
          </HStack>
          <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
            <Anchor asChild>
              <Link to={webPaths.adminUser(brand.id)}>{brand.name}</Link>
            </Anchor>
            {` · ${toFacts(document)}`}
          </Text>
          <AttachedFiles
            files={files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
          />
          {reason ? (
            <Text
              size="sm"
              tone="danger"
              overflowWrap="anywhere"
            >{`반려 사유: ${reason} (${formatDateTime(decided)})`}</Text>
          ) : null}
        </Stack>
        <Actions document={document} />
      </Flex>
    </Card>
  );
}
