import { Page } from '@danji/app-kit';
import { CommunicationCategory } from '@danji/contracts/codes/community-codes';
import { isSubCategory, type CommunityPlace } from '@danji/contracts/community/community-categories';
import { useSearchParams } from '@danji/shell-sdk/router';
import { toCategory, toListPath } from '../posts/categories.ts';
import { BanGate } from '../posts/bans/ban-gate.tsx';
import { MemberOnly } from '../posts/member-only.tsx';
import { PostEditor } from '../posts/write/post-editor.tsx';

/** The category that the address names (`?category=material&category1=2`); questions and answers by default. */
function toPlace(search: URLSearchParams): CommunityPlace {
  const category = toCategory(search.get('category'));
  if (!category) return { category: 'communication', category1: CommunicationCategory.QNA };
  const place = { category, category1: Number(search.get('category1')) };
  return isSubCategory(place) ? place : { category, category1: 1 };
}

/** `/community/write`: a member writes a post. */
export function WritePostPage() {
  const [search] = useSearchParams();
  return (
    <MemberOnly title="글쓰기">
      <Page width="prose" back={{ path: toListPath(toCategory(search.get('category'))), label: '커뮤니티' }}>
        <BanGate>
          <PostEditor place={toPlace(search)} />
        </BanGate>
      </Page>
    </MemberOnly>
  );
}
