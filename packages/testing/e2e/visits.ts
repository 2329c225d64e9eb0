import type { ScreenTable } from '@danji/contracts/releases/screen-table';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAccount } from './accounts.ts';

/** An account and the screens that it opens. */
type Visit = { who: DemoAccount | 'nobody'; paths: string[] };

const root = join(import.meta.dirname, '../../..');
const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));

/** The screens that every app states. */
const tables = await Promise.all(
  apps.map(async (app) => (await import(join(root, app, 'src/screens.ts'))) as ScreenTable),
);

/** Addresses of screens where `1` is no record of the demo data, or where another view is to be seen as well. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/oauth/kakao/callback/user': ['/oauth/kakao/callback/user?error=access_denied'],
  '/oauth/kakao/callback/brand': ['/oauth/kakao/callback/brand?error=access_denied'],
  '/search': ['/search', '/search?q=단지'],
  '/community': ['/community', '/community?ordering=answers'],
  '/community/:top': ['/community/material'],
  '/community/authors/:nanoId': ['/community/authors/demo-member-000000005'],
  '/community/posts/:nanoId': ['/community/posts/42', '/community/posts/24'],
  '/community/posts/:nanoId/versions': ['/community/posts/42/versions'],
  '/community/posts/:nanoId/edit': ['/community/posts/42/edit'],
  '/support/notices': ['/support/notices', '/support/notices?search=점검'],
  '/support/notices/:nanoId': ['/support/notices/6'],
  '/support/faq': ['/support/faq', '/support/faq?category=2', '/support/faq?search=포인트'],
  '/support/faq/:nanoId': ['/support/faq/1'],
  // The inquiries of the demo are of members without a visit; our staff open one below.
  '/support/inquiries/:nanoId': [],
  // A visitor of these journeys has proven no phone: the check is shown.
  '/support/inquiries/visitor/:nanoId': ['/support/inquiries/visitor/1'],
  '/brands/:id': ['/brands/65'],
  '/bids': ['/bids', '/bids?is_open=true&ordering=date_end'],
  '/bids/kapt': ['/bids/kapt', '/bids/kapt?is_open=true&ordering=closes'],
  '/bids/kapt/:id': ['/bids/kapt/1'],
  '/bids/:nanoId': ['/bids/44'],
  '/bids/:nanoId/edit': ['/bids/44/edit'],
  '/bids/:nanoId/request': ['/bids/44/request'],
  '/bids/:nanoId/requests': ['/bids/34/requests'],
  '/bids/:nanoId/scores': ['/bids/34/scores'],
  '/bids/:nanoId/paper': ['/bids/34/paper'],
  '/bids/requests/:nanoId': ['/bids/requests/demo-request-12-65---'],
  '/bids/requests/:nanoId/receipt': ['/bids/requests/demo-request-12-65---/receipt'],
  '/companies/compare': ['/companies/compare', '/companies/compare?ids=1,2,3,4'],
  '/shop': ['/shop', '/shop?search=ㅅㅎㄱ&ordering=price'],
  '/shop/products/:code': ['/shop/products/FS-001'],
  '/shop/checkout': ['/shop/checkout', '/shop/checkout?product=3&quantity=2'],
  '/shop/orders': ['/shop/orders', '/shop/orders?status=13'],
  // A link that is over; that of an invitation is a secret, and the journey of an invited person walks over it.
  '/invitations/:token': ['/invitations/over'],
  '/workspace/new': [
    '/workspace/new',
    '/workspace/new?by=hand',
    '/workspace/new?search=마을',
    '/workspace/new?code=A90000011',
  ],
  '/workspace/:id/requests/:requestId': ['/workspace/1/requests/3'],
  '/workspace/:id/schedules': [
    '/workspace/1/schedules',
    '/workspace/1/schedules?view=calendar',
    '/workspace/1/schedules?view=timeline',
  ],
  '/workspace/:id/schedules/:scheduleId': ['/workspace/1/schedules/3'],
  '/workspace/:id/schedules/:scheduleId/edit': ['/workspace/1/schedules/3/edit'],
  '/workspace/:id/documents/new': ['/workspace/1/documents/new', '/workspace/1/documents/new?type=1'],
  '/admin/reports/:id': ['/admin/reports/1'],
  '/admin/popups/:id': ['/admin/popups/new'],
  '/admin/documents/new': ['/admin/documents/new?document_type=1'],
  '/admin/notices/:id': ['/admin/notices/1', '/admin/notices/new'],
  '/admin/faq/:id': ['/admin/faq/1', '/admin/faq/new'],
  '/admin/coupons/:id': ['/admin/coupons/1', '/admin/coupons/new'],
  '/admin/vouchers/:code': ['/admin/vouchers/G90000000001'],
  '/admin/coupon-gifts/:id': ['/admin/coupon-gifts/1', '/admin/coupon-gifts/new?coupon=1'],
  '/admin/coupon-applications/:id': ['/admin/coupon-applications/2'],
  '/admin/referrals/members/:id': ['/admin/referrals/members/4'],
  '/admin/products/:id': ['/admin/products/1', '/admin/products/new'],
  '/admin/requests/:id': ['/admin/requests/5'],
  '/admin/apartments/:id': ['/admin/apartments/new'],
  '/admin/notifications/templates/:name': ['/admin/notifications/templates/accounts.email_changed'],
  '/admin/releases/:remote/diff': ['/admin/releases/workspace/diff'],
};

/** Screens that look different to another account, and addresses without a screen. */
const MORE: readonly Visit[] = [
  { who: 'nobody', paths: ['/no-such-screen', '/workspace'] },
  {
    who: 'manager',
    paths: [
      '/',
      '/search?q=한빛',
      '/points/coupons',
      '/points/coupons/1',
      '/support/inquiries',
      '/support/inquiries/new',
    ],
  },
  { who: 'brand', paths: ['/', '/me', '/bids/requests/demo-request-12-65---'] },
  { who: 'admin', paths: ['/', '/workspace', '/support/inquiries/5'] },
];

const remotes = new Set(
  tables.flatMap((table, index) =>
    apps[index] === 'shell' ? [] : table.screens.map(({ path }) => path.split('/')[1]),
  ),
);

/** Tells whether a screen is a remote's: its content is not in the page that the server renders. */
export const isOfRemote = (path: string): boolean => remotes.has(path.split(/[/?]/)[1]);

const toVisitor = ({ audience }: ScreenTable['screens'][number]): Visit['who'] => {
  if (audience.includes('everybody')) return 'nobody';
  if (audience.includes('general')) return 'manager';
  return audience.includes('brand') ? 'brand' : 'admin';
};

const screens = tables.flatMap((table) => table.screens).filter(({ path }) => !path.endsWith('*'));

/** Every screen of the app, with an account that may open it: for the walk over all screens and the measurements. */
export const VISITS: Visit[] = MORE.map(({ who, paths }) => ({
  who,
  paths: [
    ...screens
      .filter((screen) => toVisitor(screen) === who)
      .flatMap(({ path }) => EXAMPLES[path] ?? [path.replaceAll(/:\w+/g, '1')]),
    ...paths,
  ],
}));
