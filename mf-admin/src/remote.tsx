import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const SearchHits = lazy(async () => ({ default: (await import('./search/search-hits.tsx')).SearchHits }));

export const remote = {
  contract: manifest.contract,
  navigation: manifest.navigation,
  routes,
  slots: { search: SearchHits },
} satisfies RemoteModule;
