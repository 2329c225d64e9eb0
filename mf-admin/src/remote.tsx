import type { RemoteModule } from '@danji/shell-sdk';
import { manifest } from './manifest.ts';
import { routes } from './routes.tsx';

export const remote = { contract: manifest.contract, navigation: manifest.navigation, routes, slots: {} } satisfies RemoteModule;
