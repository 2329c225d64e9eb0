import { useEndpoint, useMutation } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { getInquiry, updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, useToast } from '@danji/shell-sdk';
import { useParams } from '@danji/shell-sdk/router';
import { AttachedFiles, Button, Card, DescriptionList, Flex, Grid, Stack, Text } from '@danji/ui';
import { AnswerInquiryForm } from '../inquiries/answer-inquiry-form.tsx';
import { formatMinutes, minutesBetween } from '../../shared/duration.ts';
import { InquiryStateBadge } from '../inquiries/inquiry-columns.tsx';
import { describeInquirer, toInquirerName } from '../inquiries/inquirer.ts';
import { NoteForm } from '../inquiries/note-form.tsx';

const LIST = { path: webPaths.adminInquiries, label: '1:1 문의 답변' } as const;

const Post = ({ is_staff, post, visitor }: Inquiry['posts'][number] & Pick<Inquiry, 'visitor'>) => (
  <Card as="li" {...(is_staff && { borderColor: 'brand.border', bg: 'brand.subtle' })}>
    <Stack gap={3}>
      <Flex justifyContent="space-between" gap={3} flexWrap="wrap">
        <Text as="span" fontWeight="semibold" minWidth={0} overflowWrap="anywhere">
          {`${toInquirerName({ user: post.user, visitor })}${is_staff ? ' (운영자)' : ''}`}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric>
          {formatDateTime(post.created)}
        </Text>
      </Flex>
      <Viewer document={post.content} headingOffset={2} findImage={imagePort.find} />
      {post.files.length > 0 ? (
        <AttachedFiles
          files={post.files.map(({ nano_id, name, size, file }) => ({ id: nano_id, name, size, address: file }))}
        />
      ) : null}
    </Stack>
  </Card>
);

function Actions({ inquiry: { id, updated, state } }: { inquiry: Inquiry }) {
  const toast = useToast();
  const { trigger, isRunning } = useMutation(updateInquiry);
  const move = async (to: 1 | 3, title: string) => {
    const outcome = await trigger({ params: { id }, body: { state: to, updated } });
    toast(
      outcome.ok
        ? { title, tone: 'success' }
        : { title: '바꾸지 못했어요', description: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <>
      {state === InquiryState.RECEIVED ? (
        <Button
          variant="outline"
          icon="user-check"
          loading={isRunning}
          onClick={() => void move(InquiryState.IN_PROGRESS, '담당자가 되었어요')}
        >
          내가 맡기
        </Button>
      ) : null}
      {state === InquiryState.CLOSED ? null : (
        <Button
          variant="outline"
          loading={isRunning}
          onClick={() => void move(InquiryState.CLOSED, '문의를 종료했어요')}
        >
          종료
        </Button>
      )}
    </>
  );
}

/** How long the first answer took, and how content the author is. */
const Outcome = ({ inquiry: { created, first_answered, satisfaction, satisfaction_comment } }: { inquiry: Inquiry }) =>
  first_answered === null ? null : (
    <Card>
      <DescriptionList
        items={[
          { term: '첫 답변까지', detail: formatMinutes(minutesBetween(created, first_answered)) },
          { term: '만족도', detail: satisfaction === null ? '아직 없음' : `${satisfaction}점` },
          ...(satisfaction_comment === null ? [] : [{ term: '의견', detail: satisfaction_comment }]),
        ]}
      />
    </Card>
  );

/** One inquiry: the conversation, the answer, and a note for operators. */
export function InquiryPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getInquiry, { params: { id } })}
      name="문의"
      list={LIST}
      missing={{ title: '문의가 없어요' }}
    >
      {(inquiry) => (
        <Page
          title={inquiry.question.title}
          description={`${SupportCategory.label(inquiry.category)} · ${describeInquirer(inquiry)}${inquiry.handler ? ` · 담당 ${inquiry.handler.name}` : ''}`}
          back={LIST}
          badges={<InquiryStateBadge state={inquiry.state} />}
          actions={<Actions inquiry={inquiry} />}
        >
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 360px' }} gap={5} alignItems="start">
            <Stack gap={5}>
              <Stack as="ol" gap={4} listStyle="none" aria-label="주고받은 내용">
                {inquiry.posts.map((post) => (
                  <Post key={post.post.id} {...post} visitor={inquiry.visitor} />
                ))}
              </Stack>
              <AnswerInquiryForm inquiry={inquiry} />
            </Stack>
            <Stack gap={5}>
              <Outcome inquiry={inquiry} />
              <Card>
                <NoteForm inquiry={inquiry} />
              </Card>
            </Stack>
          </Grid>
        </Page>
      )}
    </RecordScreen>
  );
}
