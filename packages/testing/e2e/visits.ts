import type { DemoPerson } from './people.ts';

/** Who opens which screens. */
type Visit = { who: DemoPerson | 'nobody'; paths: string[] };

/** Every screen of the app, by a person who may open it: walked by the accessibility tests and by the measurements. */
export const VISITS: Visit[] = [
  { who: 'nobody', paths: ['/', '/login', '/login/brand', '/login/staff', '/signup/user', '/signup/brand', '/find-email', '/find-password', '/terms', '/privacy', '/search', '/search?q=단지', '/open-in-browser', '/unavailable', '/no-such-screen', '/support/notices', '/support/notices?search=점검', '/support/notices/6', '/workspace'] },
  { who: 'manager', paths: ['/', '/me', '/notifications', '/search?q=한빛', '/workspace', '/workspace/new', '/workspace/new?by=hand', '/workspace/new?search=마을', '/workspace/new?code=A90000011', '/workspace/1', '/workspace/1/facts', '/workspace/1/members', '/workspace/1/requests', '/workspace/1/requests/new', '/workspace/1/requests/3', '/workspace/1/hand-over', '/workspace/1/schedules', '/workspace/1/schedules?view=calendar', '/workspace/1/schedules?view=timeline', '/workspace/1/schedules/new', '/workspace/1/schedules/3', '/workspace/1/schedules/3/edit', '/workspace/1/documents', '/workspace/1/documents/new', '/workspace/1/documents/new?type=1', '/workspace/1/documents/1'] },
  { who: 'brand', paths: ['/', '/me'] },
  { who: 'admin', paths: ['/', '/admin', '/admin/users/general', '/admin/users/brand', '/admin/users/staff', '/admin/users/detail/1', '/admin/popups', '/admin/popups/new', '/admin/advertisements', '/admin/advertisements/new', '/admin/advertisements/1', '/admin/advertisements/1/edit', '/admin/documents', '/admin/documents/new?document_type=1', '/admin/notices', '/admin/notices/new', '/admin/notices/1', '/admin/requests', '/admin/requests/5', '/admin/spaces', '/admin/spaces/1', '/admin/apartments', '/admin/apartments/new', '/admin/ai-prompts', '/admin/ai-prompts/1', '/admin/visits', '/admin/staff-log', '/admin/notifications', '/admin/releases', '/admin/releases/history', '/admin/releases/workspace/diff', '/workspace'] },
];
