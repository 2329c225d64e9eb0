import { useMutation } from '@danji/api-client';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { formatDate } from '@danji/contracts/format/date';
import type { ProductReview } from '@danji/contracts/shop/product-review';
import { deleteProductReview } from '@danji/contracts/shop/product-review.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Badge, Box, Card, Flex, HStack, IconButton, Rating, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { AuthorLine } from '../shared/author-line.tsx';
import { HiddenNotice } from '../shared/hidden-notice.tsx';
import { ReportButton } from '../shared/report-button.tsx';

type ReviewRowProps = { review: ProductReview; onEdit: () => void };

function OwnActions({ review: { id, change_until }, onEdit }: ReviewRowProps) {
  const { trigger: remove } = useMutation(deleteProductReview);
  const [confirm, toast] = [useConfirm(), useToast()];
  const [opened] = useState(Date.now);
  const askToRemove = async (): Promise<void> => {
    const isSure = await confirm({
      title: '후기를 삭제할까요?',
      description: '삭제한 후기는 되돌릴 수 없고, 이 주문에는 다시 쓸 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await remove({ params: { id } });
    if (outcome.ok) toast({ title: '후기를 삭제했어요', tone: 'success' });
    else toast({ title: '후기를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const canChange = change_until !== null && Date.parse(change_until) > opened;
  return (
    <Flex flexShrink={0}>
      {canChange ? <IconButton icon="pencil" label="내 후기 고치기" onClick={onEdit} /> : null}
      <IconButton icon="trash" label="내 후기 삭제" onClick={() => void askToRemove()} />
    </Flex>
  );
}

const PICTURE = { width: '24', height: '24', borderRadius: 'md', overflow: 'hidden' } as const;
const FITTED = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** A picture opens by itself in a window of its own. */
const Pictures = ({ images }: Pick<ProductReview, 'images'>) => (
  <Flex as="ul" gap={2} flexWrap="wrap" listStyleType="none" aria-label="후기 사진">
    {images.map(({ id, image }, index) => (
      <Box as="li" key={id} css={PICTURE}>
        <a href={image} target="_blank" rel="noreferrer" aria-label={`후기 사진 ${index + 1} 크게 보기 (새 창)`}>
          <img src={image} alt="" loading="lazy" width="96" height="96" style={FITTED} />
        </a>
      </Box>
    ))}
  </Flex>
);

/** A review of a product with its pictures and the reply of the shop. */
export function ReviewRow({ review, onEdit }: ReviewRowProps) {
  const { rating, content, images, is_own, is_hidden, is_verified, user, reply, created } = review;
  const object = { kind: ReportedKind.REVIEW, object_id: review.id };
  return (
    <Card as="li">
      <Stack gap={3}>
        <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
          <Stack gap={1} minWidth={0}>
            <HStack flexWrap="wrap">
              <Rating value={rating} size="sm" />
              {is_verified ? <Badge tone="success">구매 확인</Badge> : null}
              {is_own ? <Badge tone="brand">내 후기</Badge> : null}
            </HStack>
            <AuthorLine author={user}>{formatDate(created)}</AuthorLine>
          </Stack>
          {is_own ? (
            <OwnActions review={review} onEdit={onEdit} />
          ) : (
            <ReportButton object={object} author={user.nickname} />
          )}
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {content}
        </Text>
        {images.length > 0 ? <Pictures images={images} /> : null}
        {is_hidden ? <HiddenNotice object={object} isOwn={is_own} /> : null}
        {reply === null ? null : (
          <Box background="bg.subtle" borderRadius="md" padding={4}>
            <Stack gap={1}>
              <Text size="sm" fontWeight="semibold">
                상점 답글
              </Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {reply}
              </Text>
            </Stack>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
