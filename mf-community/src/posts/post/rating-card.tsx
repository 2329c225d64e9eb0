import { useMutation } from '@danji/api-client';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { rateCommunityPost } from '@danji/contracts/community/community-purchase.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, Flex, Heading, RatingInput, Stack, Text } from '@danji/ui';
import { useState } from 'react';

/** Ratings are stored 1–10 and shown halved. */
const toStars = (rate: number | null): number => (rate ?? 0) / 2;

/** Takes the reader's rating of a post, which can be changed. */
export function RatingCard({ post: { nano_id, own_rate } }: { post: CommunityPost }) {
  const { trigger, isRunning } = useMutation(rateCommunityPost);
  const toast = useToast();
  const [stars, setStars] = useState(toStars(own_rate));
  const save = async (): Promise<void> => {
    const outcome = await trigger({ params: { id: nano_id }, body: { rate: stars * 2 } });
    if (outcome.ok) toast({ title: '평가를 남겼어요', tone: 'success' });
    else toast({ title: '평가를 남기지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="section" aria-label="평가">
      <Stack gap={2}>
        <Heading as="h2" size="sm">
          이 글이 도움이 됐나요?
        </Heading>
        <Flex gap={3} flexWrap="wrap" alignItems="center">
          <RatingInput label="평점" step={0.5} value={stars} onChange={setStars} />
          <Button
            variant="outline"
            loading={isRunning}
            disabled={stars === 0 || stars === toStars(own_rate)}
            onClick={() => void save()}
          >
            {own_rate === null ? '평가 남기기' : '평가 바꾸기'}
          </Button>
        </Flex>
        {own_rate === null ? null : <Text size="sm" tone="subtle">{`내 평가 ${toStars(own_rate)}점`}</Text>}
      </Stack>
    </Card>
  );
}
