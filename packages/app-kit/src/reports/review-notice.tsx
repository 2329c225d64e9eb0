import { useEndpoint } from '@danji/api-client';
import type { HoldReasonCode } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReportReason } from '@danji/contracts/codes/report-codes';
import type { OwnReview } from '@danji/contracts/community/report';
import { appealReview, getOwnReview } from '@danji/contracts/community/report.endpoints';
import { REPORT_LIMITS } from '@danji/contracts/community/report-rules';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { useModal, useToast } from '@danji/shell-sdk';
import { Alert, Button, Stack, Text, Textarea } from '@danji/ui';
import type { ReactNode } from 'react';
import { Form, FormActions, FormField, useRecordForm } from '../forms.ts';
import type { ReportedObject } from './reported-object.ts';

function AppealForm({ object, onDone }: { object: ReportedObject; onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: appealReview,
    initial: { content: '' },
    toInput: ({ content }) => ({ body: { ...object, content: content.trim() } }),
    validate: ({ content }) => ({ ...(content.trim() === '' && { content: '소명하는 내용을 적어 주세요.' }) }),
    onSaved: () => {
      toast({ title: '소명을 보냈어요', description: '운영자가 다시 확인할게요.', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="content" label="소명" required help="한 번만 보낼 수 있어요.">
        {(field) => <Textarea {...field} rows={5} maxLength={REPORT_LIMITS.textCharacters} data-autofocus />}
      </FormField>
      <FormActions form={form} submitLabel="보내기" onCancel={onDone} />
    </Form>
  );
}

const HELD: Record<HoldReasonCode, string> = {
  1: '확인이 필요한 표현이 있어요.',
  2: '새로 활동하는 회원의 링크나 전화번호는 먼저 확인하고 있어요.',
};

const describe = ({ held, reason, message }: OwnReview, what: string): string =>
  reason === null && held !== null
    ? `${HELD[held]} 운영자가 확인하면 다른 사람에게도 보여요.`
    : reason === null
      ? `운영자가 확인하는 동안 다른 사람에게 ${withParticle(what, PARTICLES.subject)} 보이지 않아요.`
      : `${ReportReason.label(reason)}: ${message ?? ''}`;

/**
 * Tells an author why others do not see what it wrote, and takes what it has to say about that. `otherwise` is for a text
 * that is hidden without a report.
 */
export function ReviewNotice({ object, otherwise = null }: { object: ReportedObject; otherwise?: ReactNode }) {
  const { data, error } = useEndpoint(getOwnReview, { query: object });
  const modal = useModal();
  const what = ReportedKind.label(object.kind);
  // A text that was shown again meanwhile has no notice.
  if (error?.code === 'not_found') return otherwise;
  const isRemoved = data?.reason != null;
  const write = (): void =>
    void modal.open((close) => <AppealForm object={object} onDone={close} />, {
      title: '소명하기',
      directClose: false,
    });
  return (
    <Alert
      tone={isRemoved ? 'danger' : 'warning'}
      announce={false}
      title={`${isRemoved ? '운영 정책에 따라 가려진' : '검토 중인'} ${withParticle(what, PARTICLES.copula)}`}
    >
      <Stack gap={2} alignItems="flex-start">
        <Text as="span">{data ? describe(data, what) : '다른 사람에게는 보이지 않아요.'}</Text>
        {data?.appeal == null ? null : <Text as="span" size="sm">{`보낸 소명: ${data.appeal}`}</Text>}
        {data && data.appeal === null ? (
          <Button size="sm" variant="outline" onClick={write}>
            소명하기
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}
