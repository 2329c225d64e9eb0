import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { formatDateTime } from '@danji/contracts/format/date';
import type { StaffProductReview } from '@danji/contracts/shop/product-review';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Box, Card, HStack, Rating, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { ReplyForm } from './reply-form.tsx';
import { ReviewActions } from './review-actions.tsx';

type ReviewProps = { review: StaffProductReview };

const FITTED = { width: '100%', height: '100%', objectFit: 'cover' } as const;

function describeAuthor({ user: { nickname, job_grade, is_vendor }, created }: StaffProductReview): string {
  const grade = is_vendor ? '업체' : formatJobGrade(job_grade);
  return [nickname, grade === '-' ? null : grade, formatDateTime(created)].filter(Boolean).join(' · ');
}

const Pictures = ({ review: { images } }: ReviewProps) => (
  <HStack as="ul" flexWrap="wrap" listStyleType="none">
    {images.map(({ id, image }, index) => (
      <Box as="li" key={id} width="20" height="20" borderRadius="md" overflow="hidden" bg="bg.subtle">
        <a href={image} target="_blank" rel="noreferrer">
          <img src={image} alt={`후기 사진 ${index + 1}`} loading="lazy" width="80" height="80" style={FITTED} />
        </a>
      </Box>
    ))}
  </HStack>
);

const Reply = ({ review: { reply, replied } }: ReviewProps) => (
  <Box background="bg.subtle" borderRadius="md" padding={4}>
    <Stack gap={1}>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reply}
      </Text>
      <Text size="sm" tone="subtle" numeric>
        {formatDateTime(replied)}
      </Text>
    </Stack>
  </Box>
);

function Head({ review: { rating, is_held, is_hidden, is_verified } }: ReviewProps) {
  return (
    <HStack flexWrap="wrap">
      <Rating value={rating} size="sm" />
      {is_verified ? <Badge tone="success">구매 확인</Badge> : null}
      {is_held ? <Badge tone="warning">확인 대기</Badge> : null}
      {is_hidden && !is_held ? <Badge tone="danger">다른 회원에게 안 보임</Badge> : null}
    </HStack>
  );
}

/** A review of a product, the reply of the shop, and what an operator does about it. */
export function ReviewCard({ review }: ReviewProps) {
  const { product_code, product_name, order, content, images, is_held, reply } = review;
  const [isReplying, setReplying] = useState(false);
  return (
    <Card as="article" aria-label={`${product_name} 후기`}>
      <Stack gap={3}>
        <Anchor asChild alignSelf="flex-start" overflowWrap="anywhere">
          <Link to={webPaths.shopProductReviews(product_code)}>{product_name}</Link>
        </Anchor>
        <Head review={review} />
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {content}
        </Text>
        {images.length > 0 ? <Pictures review={review} /> : null}
        <HStack flexWrap="wrap">
          <Text size="sm" tone="subtle" numeric>
            {describeAuthor(review)}
          </Text>
          <Anchor asChild fontSize="sm">
            <Link to={webPaths.adminOrder(order)}>주문 보기</Link>
          </Anchor>
        </HStack>
        {is_held ? (
          <Alert tone="warning" announce={false} title="확인할 표현이 있어 아직 공개되지 않았어요">
            내용을 확인하고 공개하거나 가려 주세요.
          </Alert>
        ) : null}
        {isReplying ? (
          <ReplyForm review={review} onDone={() => setReplying(false)} />
        ) : (
          <>
            {reply === null ? null : <Reply review={review} />}
            <ReviewActions review={review} onReply={() => setReplying(true)} />
          </>
        )}
      </Stack>
    </Card>
  );
}
