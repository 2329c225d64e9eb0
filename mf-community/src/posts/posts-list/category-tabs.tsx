import {
  COMMUNITY_CATEGORIES,
  COMMUNITY_CATEGORY_KEYS,
  type CommunityCategory,
} from '@danji/contracts/community/community-categories';
import { useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { Tabs } from '@danji/ui';
import { toCategory, toListPath } from '../categories.ts';

const ITEMS = [
  { value: 'all', label: '전체' },
  ...COMMUNITY_CATEGORY_KEYS.map((category) => ({ value: category, label: COMMUNITY_CATEGORIES[category].label })),
];
/** The filters that go along into another top category, whose sub-categories are others. */
const KEPT = new Set(['search', 'category2', 'sigungu', 'is_own']);

/** The top categories of the community, each with a screen of its own. */
export function CategoryTabs({ category }: { category: CommunityCategory | undefined }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = (value: string): void => {
    const kept = new URLSearchParams([...search].filter(([name]) => KEPT.has(name)));
    const path = toListPath(toCategory(value));
    void navigate(kept.size > 0 ? `${path}?${kept}` : path);
  };
  return <Tabs label="커뮤니티 분류" value={category ?? 'all'} items={ITEMS} onChange={open} />;
}
