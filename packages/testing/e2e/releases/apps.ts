import { join } from 'node:path';
import type { Hosted } from './hosted.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

export type App = 'shell' | Hosted;

type AppBuild = {
  folder: string;
  /** Heading of one of its screens; derived releases have another one. */
  heading: string;
  /** Code in the built script of that screen, and the same code with another heading. */
  code: string;
  withHeading: (expression: string) => string;
};

/** A page whose heading comes from the table of screens, and gets one of its own instead. */
const page = (component: string): Pick<AppBuild, 'code' | 'withHeading'> => ({
  code: `.${component},{`,
  withHeading: (expression) => `.${component},{title:${expression},`,
});

/** All existing apps. */
export const APPS: Record<App, AppBuild> = {
  shell: {
    folder: 'shell',
    heading: '알림',
    ...page('Page'),
  },
  workspace: { folder: 'mf-workspace', heading: '워크스페이스', ...page('ListScreen') },
  community: { folder: 'mf-community', heading: '공지사항', ...page('ListScreen') },
  admin: { folder: 'mf-admin', heading: '운영 현황', ...page('Page') },
  points: { folder: 'mf-points', heading: '포인트 안내', ...page('Page') },
};

/** Folder of the present build of an app, made by `npm run build`. */
export const presentBuild = (app: App): string => join(root, APPS[app].folder, 'dist');
