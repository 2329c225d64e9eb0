import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Avatar, Badge, Box, HStack, Stack, Text } from '@danji/ui';

/** Describes an author besides the nickname: `관리소장 · 레벨 3`; nothing of an anonymous one. */
export function describeAuthor({ job_grade, level, is_vendor }: CommunityAuthor): string {
  const grade = formatJobGrade(job_grade);
  const parts = [is_vendor ? '업체' : grade === '-' ? undefined : grade, level === null ? undefined : `레벨 ${level}`];
  return parts.filter(Boolean).join(' · ');
}

/** A nickname, which leads to what its author has written; an anonymous author, or one that is gone, has no page. */
export const AuthorName = ({ author: { nano_id, nickname } }: { author: CommunityAuthor }) =>
  nano_id === null ? (
    nickname
  ) : (
    <Anchor asChild variant="plain" display="inline-flex" alignItems="center" minHeight="6">
      <Link to={webPaths.communityAuthor(nano_id)}>{nickname}</Link>
    </Anchor>
  );

type AuthorProps = {
  author: CommunityAuthor;
  size?: 'sm' | 'md';
  /** Beside the nickname: `글쓴이`. */
  label?: string | undefined;
  /** After the job grade and the level: when it was written, for instance. */
  children: string;
};

/** Shows the author of a text: nickname, job grade and level, never the name. */
export const Author = ({ author, size = 'md', label, children }: AuthorProps) => (
  <HStack gap={size === 'sm' ? 2.5 : 3}>
    <Avatar name={author.nickname} size={size} />
    <Stack gap={0}>
      <HStack flexWrap="wrap" columnGap={2} rowGap={0.5}>
        <Text as="span" size="sm" fontWeight="semibold" overflowWrap="anywhere">
          <AuthorName author={author} />
        </Text>
        {label === undefined ? null : <Badge tone="brand">{label}</Badge>}
      </HStack>
      <Box as="span" color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
        {[describeAuthor(author), children].filter(Boolean).join(' · ')}
      </Box>
    </Stack>
  </HStack>
);
