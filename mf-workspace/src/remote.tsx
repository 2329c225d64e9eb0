import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const HomeSpaces = lazy(async () => ({ default: (await import('./spaces/home-spaces.tsx')).HomeSpaces }));
const SearchHits = lazy(async () => ({ default: (await import('./search/search-hits.tsx')).SearchHits }));

export const remote = { ...manifest, routes, slots: { 'home.main': HomeSpaces, 'search': SearchHits } } satisfies RemoteModule;
