import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const HomeNotices = lazy(async () => ({ default: (await import('./notices/home-notices.tsx')).HomeNotices }));
const SearchResults = lazy(async () => ({ default: (await import('./notices/search-results.tsx')).SearchResults }));

export const remote = {
  ...manifest,
  routes,
  slots: { 'home.main': HomeNotices, search: SearchResults },
} satisfies RemoteModule;
