import { FormControl, type RecordForm } from '@danji/app-kit/forms';
import type { Notice } from '@danji/contracts/community/notice';
import { formatDateTime } from '@danji/contracts/format/date';
import { Button, Card, Checkbox, Divider, Flex, Heading, Stack, Switch, Text } from '@danji/ui';
import { PostStateBadge } from '../../shared/post-state-badge.tsx';
import { listSaveActions, type SaveAction, type NoticeDraft } from './notice-draft.ts';

type PublishingCardProps = {
  form: RecordForm<NoticeDraft, Notice, SaveAction>;
  /** Uploads are running; saving now would lose those files. */
  isWaiting: boolean;
  onPreview: () => void;
};

function SaveButtons({ form: { base, isRunning, submit }, isWaiting, onPreview }: PublishingCardProps) {
  const [other, main] = listSaveActions(base?.board.board_status);
  return (
    <Stack gap={2}>
      <Button size="lg" loading={isRunning} disabled={isWaiting} onClick={() => void submit(main)}>
        {main.label}
      </Button>
      <Button size="lg" variant="outline" disabled={isRunning || isWaiting} onClick={() => void submit(other)}>
        {other.label}
      </Button>
      <Button variant="ghost" icon="eye" onClick={onPreview}>
        미리보기
      </Button>
    </Stack>
  );
}

/** The settings of visibility and notification, and the buttons that save the notice. */
export function PublishingCard({ form, isWaiting, onPreview }: PublishingCardProps) {
  const { base } = form;
  return (
    <Card as="section" aria-label="올리기">
      <Stack gap={4}>
        <Flex justifyContent="space-between" alignItems="center" gap={2}>
          <Heading as="h2" size="md">
            올리기
          </Heading>
          {base ? <PostStateBadge state={base.board.board_status} /> : null}
        </Flex>
        <FormControl form={form} name="is_important">
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} description="목록 맨 위에 보여요.">
              중요 공지
            </Switch>
          )}
        </FormControl>
        {base?.notified ? (
          <Text size="sm" tone="muted">{`${formatDateTime(base.notified)}에 회원에게 알렸어요.`}</Text>
        ) : (
          <FormControl form={form} name="notify">
            {({ value, onChange }) => (
              <Checkbox checked={value} onChange={onChange} description="공개할 때 알림을 켜 둔 회원에게 한 번 보내요.">
                회원에게 알림 보내기
              </Checkbox>
            )}
          </FormControl>
        )}
        <Divider />
        {base ? (
          <Text
            size="sm"
            tone="subtle"
          >{`${base.board.user?.name ?? '운영자'} · ${formatDateTime(base.board.updated)} 저장`}</Text>
        ) : null}
        {isWaiting ? (
          <Text size="sm" tone="muted" as="output">
            첨부파일을 올리는 중이에요. 끝나면 저장할 수 있어요.
          </Text>
        ) : null}
        <SaveButtons form={form} isWaiting={isWaiting} onPreview={onPreview} />
      </Stack>
    </Card>
  );
}
