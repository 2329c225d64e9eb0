import { useEndpoint, useMutation } from '@danji/api-client';
import {
  COMMUNITY_CATEGORIES,
  type CommunityPlace,
  isSubCategory,
  subCategoryLabel,
} from '@danji/contracts/community/community-categories';
import {
  followCommunityAuthor,
  followCommunityCategory,
  listCommunityCategoryFollows,
} from '@danji/contracts/community/community-new-post-follow.endpoints';
import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** A category in words: `소통마당 · 고민상담`, or all of a top category. */
export const describePlace = (place: CommunityPlace): string =>
  [COMMUNITY_CATEGORIES[place.category].label, isSubCategory(place) ? subCategoryLabel(place) : '전체'].join(' · ');

type ToggleProps = {
  isFollowing: boolean;
  isRunning: boolean;
  /** Of whom or what: `소통마당 · 고민상담`. */
  name: string;
  change: () => Promise<{ ok: true } | { ok: false; error: { title: string } }>;
};

/** Has the reader told of new posts, or no longer. */
function Toggle({ isFollowing, isRunning, name, change }: ToggleProps) {
  const toast = useToast();
  const press = async (): Promise<void> => {
    const outcome = await change();
    if (!outcome.ok) toast({ title: '알림을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    else if (!isFollowing) toast({ title: '새 글이 올라오면 알려 드릴게요', tone: 'success' });
  };
  return (
    <Button
      variant={isFollowing ? 'subtle' : 'outline'}
      icon="bell"
      aria-label={`${name} 새 글 알림 받기`}
      aria-pressed={isFollowing}
      loading={isRunning}
      onClick={() => void press()}
    >
      새 글 알림
    </Button>
  );
}

type FollowAuthorProps = { author: CommunityAuthor; isFollowing: boolean };

/** Has the reader told of the new posts of an author. */
export function FollowAuthorButton({ author: { nano_id, nickname }, isFollowing }: FollowAuthorProps) {
  const { trigger, isRunning } = useMutation(followCommunityAuthor);
  if (nano_id === null) return null;
  return (
    <Toggle
      isFollowing={isFollowing}
      isRunning={isRunning}
      name={`${nickname} 님의`}
      change={() => trigger({ body: { author: nano_id, is_following: !isFollowing } })}
    />
  );
}

/** Has a member told of the new posts of a category. */
export function FollowCategoryButton({ place }: { place: CommunityPlace }) {
  const { data } = useEndpoint(listCommunityCategoryFollows);
  const { trigger, isRunning } = useMutation(followCommunityCategory);
  if (!data) return null;
  const { category, category1 } = place;
  const isFollowing = data.some((other) => other.category === category && other.category1 === category1);
  return (
    <Toggle
      isFollowing={isFollowing}
      isRunning={isRunning}
      name={describePlace(place)}
      change={() => trigger({ body: { ...place, is_following: !isFollowing } })}
    />
  );
}
