import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The files of a small build of the shell. */
export const SHELL_FILES: Record<string, string> = {
  'libraries.1a2b3c4d.js': 'var libraries=1;'.repeat(50),
  'main.5e6f7a8b.js': 'console.log("셸")',
  'main.9c0d1e2f.css': 'body{margin:0}',
  'main.5e6f7a8b.js.map': '{"sources":["secret.ts"]}',
  'fonts/PretendardVariable.subset.91.aabbccdd.woff2': 'font',
  'fonts/PretendardVariable.subset.12.aabbccdd.woff2': 'font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export const integrityOf = (path: string): string => sri(SHELL_FILES[path] ?? '');

/** Writes a build of the shell to a new directory, with additional files or `shell.json` fields. */
export function buildShell(more: Record<string, string> = {}, shellManifest: object = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'danji-shell-'));
  const code = Object.keys(SHELL_FILES).filter((path) => /\.(js|css)$/.test(path));
  const page = {
    scripts: ['libraries.1a2b3c4d.js', 'main.5e6f7a8b.js'],
    styles: ['main.9c0d1e2f.css'],
    integrity: Object.fromEntries(code.map((path) => [path, integrityOf(path)])),
    screens: {
      '/': ['home-page', 'member-home'],
      ...Object.fromEntries(
        [
          '/login',
          '/login/staff',
          '/signup/brand',
          '/oauth/kakao/callback/user',
          '/find-email',
          '/find-password',
          '/terms',
          '/privacy',
          '/search',
          '/notifications',
          '/unavailable',
          '/open-in-browser',
        ].map((path) => [path, ['page']]),
      ),
      '/me': ['me-page'],
    },
    lazy: {
      'me-page': ['lazy.7b8c9d0e.js'],
      'web-session': ['lazy.7b8c9d0e.js'],
      'federation-host': ['runtime.9d0e1f2a.js'],
    },
    ...shellManifest,
  };
  for (const [path, text] of Object.entries({ ...SHELL_FILES, 'shell.json': JSON.stringify(page), ...more })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}
