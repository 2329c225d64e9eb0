import { FormField, type RecordForm } from '@danji/app-kit/forms';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import { MentionTextarea, type MentionOption } from '@danji/ui';
import { describeAuthor } from '../author.tsx';
import { findMentioned, type Mention } from './mention-text.ts';
import { useThreadMembers } from './thread-members.tsx';

/** The text of a comment, and whom it mentions by the suggestions: two members may have one name. */
export type CommentDraft = { content: string; picked: Mention[] };

const SUGGESTIONS = 6;

/** The values of a comment's form, as the body of its call has them and as they are checked. */
export function useCommentDraft() {
  const listMembers = useThreadMembers();
  const listMentioned = ({ content, picked }: CommentDraft): string[] =>
    findMentioned(content, [...picked, ...listMembers().map(({ nano_id, nickname }) => ({ nano_id, name: nickname }))]);
  return {
    toBody: (draft: CommentDraft) => ({ content: draft.content.trim(), mentions: listMentioned(draft) }),
    validate: (draft: CommentDraft) => {
      if (draft.content.trim() === '') return { content: '댓글을 입력해 주세요.' };
      if (listMentioned(draft).length <= COMMUNITY_LIMITS.mentions) return {};
      return { content: `댓글 하나에서 ${COMMUNITY_LIMITS.mentions}명까지 언급할 수 있어요.` };
    },
    wireNames: { content: ['content', 'mentions'] },
  };
}

type CommentFieldProps = { form: RecordForm<CommentDraft>; label: string; rows: number; placeholder?: string };

/** Where a comment is typed; `@` suggests the members of its thread. */
export function CommentField({ form, label, rows, placeholder }: CommentFieldProps) {
  const listMembers = useThreadMembers();
  const findOptions = (query: string): MentionOption[] =>
    listMembers()
      .filter(({ nickname }) => nickname.toLowerCase().startsWith(query.toLowerCase()))
      .slice(0, SUGGESTIONS)
      .map((member) => ({ value: member.nano_id, label: member.nickname, note: describeAuthor(member) }));
  return (
    <FormField form={form} name="content" label={label}>
      {(field) => (
        <MentionTextarea
          {...field}
          rows={rows}
          maxLength={COMMUNITY_LIMITS.commentCharacters}
          placeholder={placeholder}
          findOptions={findOptions}
          onMention={({ value, label: name }) =>
            form.change(({ picked }) => ({
              picked: [{ nano_id: value, name }, ...picked.filter((other) => other.name !== name)],
            }))
          }
        />
      )}
    </FormField>
  );
}
