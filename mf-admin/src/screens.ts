import { section as accounts } from './accounts/section.ts';
import { section as audit } from './audit/section.ts';
import { section as bids } from './bids/section.ts';
import { section as community } from './community/section.ts';
import { section as notifications } from './notifications/section.ts';
import { section as points } from './points/section.ts';
import { section as releases } from './releases/section.ts';
import { webPaths } from '@danji/contracts/web-paths';
import { collectSlots } from './shared/collect-slots.ts';
import { STAFF, type Section, type StaffScreen } from './shared/staff-screen.ts';
import { section as shop } from './shop/section.ts';
import { section as site } from './site/section.ts';
import { section as workspace } from './workspace/section.ts';

const SECTIONS: readonly Section[] = [
  accounts,
  workspace,
  bids,
  community,
  points,
  shop,
  site,
  notifications,
  audit,
  releases,
];

export const screens: readonly StaffScreen[] = [
  {
    path: webPaths.admin,
    page: () => import('./dashboard-page.tsx'),
    audience: STAFF,
    title: '운영 현황',
    keywords: '대시보드 현황',
    icon: 'dashboard',
    menu: { order: 5, label: '운영', icon: 'shield-check', tab: true },
    entry: { group: '', order: 10 },
    // A page preloads eight calls at most: first what waits for staff, not the numbers of accounts and the latest blocks.
    preload: SECTIONS.flatMap(({ dashboard }) => dashboard?.preload ?? []),
  },
  ...SECTIONS.flatMap((section) => section.screens),
  { path: '/admin/*', page: () => import('./frame/unknown-page.tsx'), audience: STAFF },
];

export const slots = collectSlots(SECTIONS);
