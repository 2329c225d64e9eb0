import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { Text } from '@danji/ui';

function describeAuthor({ nickname, job_grade, level, is_vendor }: CommunityAuthor): string {
  const grade = formatJobGrade(job_grade);
  const parts = [nickname, is_vendor ? '업체' : grade === '-' ? null : grade, level === null ? null : `레벨 ${level}`];
  return parts.filter(Boolean).join(' · ');
}

/** Shows the author of a text, and its time: nickname, job grade and level, never the name. */
export const AuthorLine = ({ author, children }: { author: CommunityAuthor; children: string }) => (
  <Text
    as="span"
    size="sm"
    tone="subtle"
    numeric
    overflowWrap="anywhere"
  >{`${describeAuthor(author)} · ${children}`}</Text>
);
