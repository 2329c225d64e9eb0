import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const SearchResults = lazy(async () => ({ default: (await import('./search/search-results.tsx')).SearchResults }));

export const remote = {
  contract: manifest.contract,
  navigation: manifest.navigation,
  routes,
  slots: { search: SearchResults },
} satisfies RemoteModule;
