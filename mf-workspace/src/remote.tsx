import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const HomeMain = lazy(async () => ({ default: (await import('./pages/home-main.tsx')).HomeMain }));
const SpaceQuickActions = lazy(async () => ({
  default: (await import('./pages/home-main.tsx')).SpaceQuickActions,
}));
const SearchResults = lazy(async () => ({ default: (await import('./search/search-results.tsx')).SearchResults }));

export const remote = {
  ...manifest,
  routes,
  slots: { 'home.quick-actions': SpaceQuickActions, 'home.main': HomeMain, search: SearchResults },
} satisfies RemoteModule;
