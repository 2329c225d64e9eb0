import { useSession } from '@danji/shell-sdk';
import { MemberHome } from '../home/member-home.tsx';
import { VisitorHome } from '../home/visitor-home.tsx';

/** What 단지 is for those who do not know it yet, and the day's work for those who do. */
export function HomePage() {
  const { status, isTemp } = useSession();
  if (status === 'loading') return null;
  return status === 'signed_in' && !isTemp ? <MemberHome /> : <VisitorHome />;
}
