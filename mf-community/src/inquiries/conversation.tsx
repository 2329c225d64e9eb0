import type { Inquiry } from '@danji/contracts/community/inquiry';
import { formatDateTime } from '@danji/contracts/format/date';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { AttachedFiles, Card, Flex, Stack, Text } from '@danji/ui';

/** The posts of an inquiry, the question first; those of our staff stand out. */
export const Conversation = ({ posts, visitor }: Pick<Inquiry, 'posts' | 'visitor'>) => (
  <Stack as="ol" gap={4} listStyle="none" aria-label="주고받은 내용">
    {posts.map(({ is_staff, post }) => (
      <Card as="li" key={post.id} {...(is_staff && { borderColor: 'brand.border', bg: 'brand.subtle' })}>
        <Stack gap={3}>
          <Flex justifyContent="space-between" gap={3} flexWrap="wrap">
            <Text as="span" fontWeight="semibold" minWidth={0} overflowWrap="anywhere">
              {is_staff ? '단지 고객지원' : (post.user?.name ?? visitor?.name ?? '')}
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
    ))}
  </Stack>
);
