import { join } from 'node:path';
import type { Hosted } from './hosted.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

export type App = 'shell' | Hosted;

type AppBuild = {
  folder: string;
  /** Heading of one of its screens; derived releases have another one. */
  heading: string;
  /** Code before the text of the heading in the built script of that screen. */
  before: string;
};

/** All existing apps. */
export const APPS: Record<App, AppBuild> = {
  shell: { folder: 'shell', heading: '알림', before: 'title:' },
  workspace: { folder: 'mf-workspace', heading: '워크스페이스', before: 'title:' },
  community: { folder: 'mf-community', heading: '공지사항', before: 'size:"2xl",children:' },
  admin: { folder: 'mf-admin', heading: '운영 현황', before: 'title:' },
};

/** Folder of the present build of an app, made by `npm run build`. */
export const presentBuild = (app: App): string => join(root, APPS[app].folder, 'dist');
