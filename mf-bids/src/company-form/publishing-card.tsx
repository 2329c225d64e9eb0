import type { RecordForm } from '@danji/app-kit/forms';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, Card, HStack, Stack, Text } from '@danji/ui';
import { PLAIN_ON_PHONES } from '../shared/plain-on-phones.ts';
import { CompanyStateBadge, describeState } from '../shared/company-state.tsx';
import type { CompanyAction, CompanyDraft } from './company-draft.ts';
import { VisibilityButton } from './visibility-button.tsx';

type Props = { form: RecordForm<CompanyDraft, CompanyItem, CompanyAction> };
const { WAIT, DISABLED, PENDING, FAILED } = EditState;

function toSubmitLabel(item: CompanyItem | undefined): string {
  if (!item || item.edit_state_type === WAIT) return '승인 요청';
  if (item.edit_state_type === FAILED) return '다시 승인 요청';
  if (item.edit_state_type === DISABLED) return '공개 승인 요청';
  return item.edit_state_type === PENDING ? '고친 내용 저장' : '고친 내용 승인 요청';
}

const Standing = ({ item }: { item: CompanyItem }) => (
  <Stack gap={3}>
    <HStack>
      <CompanyStateBadge state={item.edit_state_type} />
    </HStack>
    <Text size="sm" tone="muted">
      {describeState(item.edit_state_type, item.is_public)}
    </Text>
    {item.reason ? (
      <Alert tone="danger" announce={false} title={item.is_hidden_by_staff ? '비공개 사유' : '반려 사유'}>
        {item.reason}
      </Alert>
    ) : null}
  </Stack>
);

/** The state of the item and everything that can be done with it. */
export function PublishingCard({ form }: Props) {
  const { base, isDirty, isRunning, submit, startOver } = form;
  const isDraft = !base || base.edit_state_type === WAIT || base.edit_state_type === DISABLED;
  const canSubmit = isDirty || !base || [WAIT, FAILED].includes(base.edit_state_type as 0) || base.recent_rev !== null;
  return (
    <Card as="section" aria-label="상태" css={PLAIN_ON_PHONES}>
      <Stack gap={4}>
        {base ? <Standing item={base} /> : <Text tone="muted">승인을 요청하면 운영팀이 확인하고 공개해요.</Text>}
        <Stack gap={2}>
          <Button
            size="lg"
            fullWidth
            loading={isRunning}
            disabled={!canSubmit}
            onClick={() => void submit({ isDraft: false })}
          >
            {toSubmitLabel(base)}
          </Button>
          {isDraft ? (
            <Button
              size="lg"
              variant="outline"
              fullWidth
              disabled={base !== undefined && !isDirty}
              loading={isRunning}
              onClick={() => void submit({ isDraft: true })}
            >
              임시저장
            </Button>
          ) : null}
          {base && isDirty ? (
            <Button variant="ghost" fullWidth onClick={startOver}>
              되돌리기
            </Button>
          ) : null}
          {base?.is_public ? (
            <Button asChild variant="outline" icon="external-link" fullWidth>
              <Link to={webPaths.company(base.nano_id)}>소개 보기</Link>
            </Button>
          ) : null}
          {base ? <VisibilityButton item={base} /> : null}
        </Stack>
      </Stack>
    </Card>
  );
}
