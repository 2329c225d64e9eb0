import type { CommunityAuthor } from '@danji/contracts/community/community-author';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

type Member = CommunityAuthor & { nano_id: string };
/** Something in a thread, with who wrote it. */
type Written = { user: CommunityAuthor | null; is_own: boolean };

const ThreadMembers = createContext<Map<string, Member>>(new Map());

const remember = (members: Map<string, Member>, { user, is_own }: Written): void => {
  if (user && !is_own && user.nano_id !== null) members.set(user.nano_id, { ...user, nano_id: user.nano_id });
};

type ThreadMembersProviderProps = { author: CommunityAuthor; isOwn: boolean; children: ReactNode };

/** Knows who has written in the thread of a post, as far as the page has loaded it: an anonymous author is not known. */
export const ThreadMembersProvider = ({ author, isOwn, children }: ThreadMembersProviderProps) => {
  const [members] = useState(() => {
    const first = new Map<string, Member>();
    remember(first, { user: author, is_own: isOwn });
    return first;
  });
  return <ThreadMembers value={members}>{children}</ThreadMembers>;
};

/** Makes the authors of what is shown known, without the user. */
export function useWrittenHere(written: readonly Written[] | undefined): void {
  const members = useContext(ThreadMembers);
  useEffect(() => {
    for (const one of written ?? []) remember(members, one);
  }, [members, written]);
}

/** Returns a function that lists the members known at the time of the call. */
export function useThreadMembers(): () => Member[] {
  const members = useContext(ThreadMembers);
  return () => [...members.values()];
}
