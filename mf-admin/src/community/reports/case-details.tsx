import { HoldReason } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import type { ReviewCase } from '@danji/contracts/community/report';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Button, Card, Flex, Heading, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { BanBadge, describeEnd } from './ban-columns.tsx';
import { useLift } from './use-lift.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title}>
    <Stack gap={4}>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

const toProductPath = (kind: ReviewCase['kind'], code: string): string =>
  kind === ReportedKind.REVIEW ? webPaths.shopProductReviews(code) : webPaths.shopProductQuestions(code);

/** The text as it is now, with the way to its place. */
export const ReportedText = ({
  reviewed: { kind, excerpt, text, post_nano_id, product_code, held, held_text },
}: {
  reviewed: ReviewCase;
}) => (
  <Part title={`${held === null ? '신고된' : '확인할'} ${ReportedKind.label(kind)}`}>
    {held === null ? null : (
      <Text size="sm" tone="muted" overflowWrap="anywhere">
        {`${HoldReason.label(held)} ‘${held_text ?? ''}’ 때문에 다른 사람에게 보이지 않아요.`}
      </Text>
    )}
    {kind === ReportedKind.POST ? (
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {excerpt}
      </Text>
    ) : null}
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" {...(text === null && { tone: 'subtle' })}>
      {text ?? '이미 지워졌어요.'}
    </Text>
    {post_nano_id === null ? null : (
      <Anchor asChild alignSelf="flex-start">
        <Link to={webPaths.communityPost(post_nano_id)}>글에서 보기</Link>
      </Anchor>
    )}
    {product_code === null ? null : (
      <Anchor asChild alignSelf="flex-start">
        <Link to={toProductPath(kind, product_code)}>상품에서 보기</Link>
      </Anchor>
    )}
  </Part>
);

/** Shows the appeal of the author, and the decision of our staff. */
export function CaseOutcome({ reviewed: { appeal, appealed, state, reason, message } }: { reviewed: ReviewCase }) {
  return (
    <>
      {appeal === null || appealed === null ? null : (
        <Part title="작성자의 소명">
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {appeal}
          </Text>
          <Text size="sm" tone="subtle">
            {formatDateTime(appealed)}
          </Text>
        </Part>
      )}
      {reason === null ? null : (
        <Part title={state === ReviewState.OPEN ? '소명 전의 처리' : '처리'}>
          <Text overflowWrap="anywhere">{`${ReportReason.label(reason)}: ${message ?? ''}`}</Text>
        </Part>
      )}
    </>
  );
}

/** Lists the reports of a text with their authors and reasons, the newest first. */
export const ReportList = ({ reviewed: { report_list, reports } }: { reviewed: ReviewCase }) => (
  <Part title={`신고 ${reports}건`}>
    <Stack as="ul" gap={4} listStyleType="none">
      {report_list.map(({ id, reporter, reason, content, created }) => (
        <Stack as="li" key={id} gap={1}>
          <Flex justifyContent="space-between" gap={2} flexWrap="wrap">
            <HStack gap={2} flexWrap="wrap">
              <Badge>{ReportReason.label(reason)}</Badge>
              <Text as="span" size="sm">
                {reporter.nickname}
              </Text>
            </HStack>
            <Text as="span" size="sm" tone="subtle" numeric>
              {formatDateTime(created)}
            </Text>
          </Flex>
          {content === '' ? null : <Text overflowWrap="anywhere">{content}</Text>}
        </Stack>
      ))}
    </Stack>
  </Part>
);

/** Earlier decisions about texts of the same author. */
export const EarlierDecisions = ({ reviewed: { earlier } }: { reviewed: ReviewCase }) => (
  <Part title="작성자의 이전 처리">
    {earlier.length === 0 ? <Text tone="muted">이전에 처리한 신고가 없어요.</Text> : null}
    <Stack as="ul" gap={3} listStyleType="none">
      {earlier.map(({ id, nano_id, kind, state, excerpt, reason, decided }) => (
        <Stack as="li" key={id} gap={0.5}>
          <HStack gap={2} flexWrap="wrap">
            <Badge tone={state === ReviewState.REMOVED ? 'warning' : 'neutral'}>{ReviewState.label(state)}</Badge>
            <Text as="span" size="sm" tone="subtle">
              {[
                ReportedKind.label(kind),
                reason === null ? undefined : ReportReason.label(reason),
                decided === null ? undefined : formatDateTime(decided),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </HStack>
          {nano_id === null || excerpt === null ? (
            <Text size="sm">익명으로 쓴 내용이 있어 보여 주지 않아요.</Text>
          ) : (
            <Anchor asChild>
              <Link to={webPaths.adminReport(nano_id)}>{excerpt || '글 없는 사진'}</Link>
            </Anchor>
          )}
        </Stack>
      ))}
    </Stack>
  </Part>
);

/** The bans of the author, also those that are over. */
export const AuthorBans = ({ reviewed: { bans } }: { reviewed: ReviewCase }) => {
  const lift = useLift();
  return (
    <Part title="작성자의 활동 제한">
      {bans.length === 0 ? <Text tone="muted">활동을 제한한 적이 없어요.</Text> : null}
      <Stack as="ul" gap={3} listStyleType="none">
        {bans.map((ban) => (
          <Stack as="li" key={ban.id} gap={1} alignItems="flex-start">
            <HStack gap={2} flexWrap="wrap">
              <BanBadge ban={ban} />
              <Text as="span" size="sm" tone="subtle">
                {`${formatDateTime(ban.created)}부터 ${describeEnd(ban)}`}
              </Text>
            </HStack>
            <Text size="sm" overflowWrap="anywhere">{`${ReportReason.label(ban.reason)}: ${ban.message}`}</Text>
            {ban.is_active ? (
              <Button size="sm" variant="outline" onClick={() => void lift(ban)}>
                제한 풀기
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Part>
  );
};
