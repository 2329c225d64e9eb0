import { useEndpoint, useMutation } from '@danji/api-client';
import { DocumentType } from '@danji/contracts/codes/document-type';
import type { SystemDocumentSummary } from '@danji/contracts/site/system-document';
import { formatDate } from '@danji/contracts/format/date';
import { changeConsent, listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Box, Button, Card, HStack, Modal, Stack, Text } from '@danji/ui';
import { useState } from 'react';

function PendingDocument({ document }: { document: SystemDocumentSummary }) {
  const { document_type, version, effective_date, change_summary } = document;
  const name = DocumentType.label(document_type);
  return (
    <Card as="section" aria-label={name}>
      <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Text css={{ fontWeight: 'bold' }}>{name}</Text>
        <Text size="sm" tone="subtle">{`제${version}판 · ${formatDate(effective_date)} 시행`}</Text>
      </HStack>
      <Box css={{ whiteSpace: 'pre-wrap', color: 'fg.muted', marginTop: 2, maxHeight: 56, overflowY: 'auto' }}>
        {change_summary}
      </Box>
      <Anchor asChild css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}>
        <Link to={webPaths.systemDocument(document_type, version)} aria-label={`${name} 자세히 보기`}>
          자세히 보기
        </Link>
      </Anchor>
    </Card>
  );
}

/**
 * Asks a member who joined before a document changed to agree to the new version. The dialog stays until the member
 * agrees or signs out.
 */
export function ConsentGate() {
  const { signOut } = useSession();
  const toast = useToast();
  const { data } = useEndpoint(listConsents, { query: { page_size: 1 } });
  const agreement = useMutation(changeConsent);
  const [signOutState, setSignOutState] = useState<'no' | 'going' | 'failed'>('no');
  const pending = data?.pending ?? [];

  const agree = async () => {
    const result = await agreement.trigger({ body: { document_ids: pending.map(({ id }) => id) } });
    if (result.ok) toast({ title: '동의해 주셔서 고마워요.', tone: 'success' });
  };
  const signOutHere = async () => {
    setSignOutState('going');
    await signOut('here').then(
      () => setSignOutState('no'),
      () => setSignOutState('failed'),
    );
  };
  const errorMessage =
    agreement.error?.title ??
    (signOutState === 'failed' ? '로그아웃하지 못했어요. 잠시 뒤 다시 시도해 주세요.' : undefined);
  return (
    <Modal
      open={pending.length > 0}
      onClose={() => undefined}
      hideClose
      role="alertdialog"
      title={`바뀐 ${pending.map(({ document_type }) => DocumentType.label(document_type)).join('과 ')}에 동의해 주세요`}
      description="중요한 내용이 바뀌어서 계속 이용하려면 동의가 필요해요."
      footer={
        <>
          <Button variant="ghost" loading={signOutState === 'going'} onClick={() => void signOutHere()}>
            로그아웃
          </Button>
          <Button loading={agreement.isRunning} onClick={() => void agree()}>
            동의
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {pending.map((document) => (
          <PendingDocument key={document.id} document={document} />
        ))}
        {errorMessage ? <Alert tone="danger">{errorMessage}</Alert> : null}
      </Stack>
    </Modal>
  );
}
