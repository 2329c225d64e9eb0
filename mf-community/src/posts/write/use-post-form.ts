import { request } from '@danji/api-client';
import { type RecordForm, type SaveContext, useRecordForm } from '@danji/app-kit/forms';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { createCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import type { CommunityPlace } from '@danji/contracts/community/community-categories';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useRef } from 'react';
import { type PostAction, type PostDraft, toBlankPost, toPostDraft, toPostFields, validatePost } from './post-draft.ts';

const { TEMP, VISIBLE, BLOCK } = BoardStatus;
type Context = SaveContext<PostDraft, CommunityPost, PostAction>;
export type PostForm = RecordForm<PostDraft, CommunityPost, PostAction>;

/** Whether a stored post was published; a new one was not. */
export const isPublished = (post: CommunityPost | undefined): boolean =>
  post !== undefined && post.board.board_status !== TEMP;

function toInput(draft: PostDraft, { base, action }: Context) {
  const fields = toPostFields(draft);
  const isDraft = action?.isDraft ?? true;
  if (!base) return { body: { ...fields, board_status: isDraft ? TEMP : VISIBLE } };
  const publishes = !isPublished(base) && !isDraft;
  // A published question keeps its category and its reward.
  const { category: _category, category1: _category1, price: _price, ...rest } = fields;
  return {
    params: { id: base.nano_id },
    body: {
      ...(isPublished(base) && base.is_question ? rest : fields),
      ...(publishes && { board_status: VISIBLE }),
      updated: base.board.updated,
    },
  };
}

function toMessage(saved: CommunityPost, base: CommunityPost | undefined): string {
  if (!isPublished(saved)) return '글을 임시저장했어요';
  // A text that is held is nowhere for others yet.
  if (saved.board.board_status === BLOCK) return '글을 저장했어요. 운영자가 확인하면 공개돼요.';
  return isPublished(base) ? '글을 고쳤어요' : '글을 올렸어요';
}

/** The form of a new or stored post: it is saved as a draft, published, or changed. */
export function usePostForm(place: CommunityPlace, stored: CommunityPost | undefined): PostForm {
  const [navigate, toast] = [useNavigate(), useToast()];
  // Fields are checked by what was last asked for: a draft may be incomplete.
  const isDraft = useRef(!isPublished(stored));
  const form: PostForm = useRecordForm({
    call: stored ? updateCommunityPost : createCommunityPost,
    initial: stored ? toPostDraft(stored) : toBlankPost(place),
    toInput,
    validate: (draft: PostDraft) => validatePost(draft, isDraft.current),
    wireNames: { files: 'file_ids' },
    draftKey: `community.post.${stored?.nano_id ?? 'new'}`,
    asksOnLeave: true,
    versions: {
      record: stored,
      read: ({ nano_id }: CommunityPost) => request(getCommunityPost, { params: { id: nano_id } }),
      toValues: toPostDraft,
    },
    onSaved: (saved: CommunityPost, { content }: PostDraft, { base }: Context) => {
      toast({ title: toMessage(saved, base), tone: 'success' });
      if (isPublished(saved)) return navigate(webPaths.communityPost(saved.nano_id), { replace: true });
      if (!base) return navigate(webPaths.communityPostEdit(saved.nano_id), { replace: true });
      return form.keepEditing({ ...toPostDraft(saved), content }, saved);
    },
  });
  const submit = (action?: PostAction): Promise<void> => {
    isDraft.current = action?.isDraft ?? true;
    return form.submit(action);
  };
  return { ...form, submit };
}
