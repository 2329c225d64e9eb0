import { webPaths } from '@danji/contracts/web-paths';
import type { IconName } from '@danji/ui';

type Section = {
  label: string;
  path: string;
  icon: IconName;
  /** Only operators of type ADMIN see it. */ adminOnly?: boolean;
};
export type SectionGroup = { name: string; sections: readonly Section[] };

const GROUPS: readonly SectionGroup[] = [
  { name: '', sections: [{ label: '운영 현황', path: webPaths.admin, icon: 'dashboard' }] },
  {
    name: '회원',
    sections: [
      { label: '일반회원', path: webPaths.adminUsers('general'), icon: 'users' },
      { label: '업체회원', path: webPaths.adminUsers('brand'), icon: 'building' },
      { label: '운영자', path: webPaths.adminUsers('staff'), icon: 'shield-check', adminOnly: true },
    ],
  },
  {
    name: '단지',
    sections: [
      { label: '워크스페이스', path: webPaths.adminSpaces, icon: 'layers' },
      { label: '단지 정보', path: webPaths.adminApartments, icon: 'home' },
    ],
  },
  {
    name: '소통',
    sections: [
      { label: '요청', path: webPaths.adminRequests, icon: 'headset' },
      { label: '알림 보내기', path: '/admin/notifications', icon: 'megaphone' },
    ],
  },
  {
    name: '콘텐츠',
    sections: [
      { label: '공지사항', path: webPaths.adminNotices, icon: 'file-text' },
      { label: '메인 팝업', path: webPaths.adminPopups, icon: 'message-square' },
      { label: 'AI 문서', path: webPaths.adminAiPrompts, icon: 'sparkles' },
      { label: '약관과 방침', path: webPaths.adminDocuments, icon: 'scroll-text' },
    ],
  },
  {
    name: '광고와 방문',
    sections: [
      { label: '광고', path: webPaths.adminAdvertisements, icon: 'image' },
      { label: '방문 통계', path: webPaths.adminVisits, icon: 'trending-up' },
    ],
  },
  {
    name: '관리',
    sections: [
      { label: '처리 기록', path: webPaths.adminStaffLog, icon: 'history' },
      { label: '보안 기록', path: webPaths.adminSecurityEvents, icon: 'lock', adminOnly: true },
      { label: '릴리스', path: '/admin/releases', icon: 'rocket', adminOnly: true },
    ],
  },
];

/** Lists the sections that an operator may open, in the order of the menu. */
export const listSectionGroups = (isAdmin: boolean): SectionGroup[] =>
  GROUPS.map((group) => ({
    ...group,
    sections: group.sections.filter((section) => isAdmin || !section.adminOnly),
  })).filter(({ sections }) => sections.length > 0);
