import type { RemoteModule } from '@danji/shell-sdk';
import { lazy } from 'react';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

const HomeSpaces = lazy(async () => ({ default: (await import('./spaces/home-spaces.tsx')).HomeSpaces }));

export const remote = { ...manifest, routes, slots: { 'home.main': HomeSpaces } } satisfies RemoteModule;
