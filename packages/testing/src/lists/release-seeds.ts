import { AGO, marked, one } from './seed.ts';

export const RELEASES = one('release', {
  nano_id: `lpad(n::text, 21, '0')`,
  remote: marked(`'shop'`, `'admin'`),
  release: `'r' || n`,
  version: `'1.0.0'`,
  commit: `'0000000'`,
  container: `'c' || n`,
  manifest: `'{"files": []}'`,
  bytes: '1',
  created: AGO,
});
export const CHANNEL_CHANGES = one('channel_revision', {
  revision: 'n',
  document: `'{}'`,
  remote: marked(`'shop'`, `'admin'`),
  release: `'r' || n`,
  action: `'promote'`,
  created: AGO,
});
export const SHELLS = one('shell_build', {
  shell: `lpad(n::text, 12, '0')`,
  page: `'{"sdk": null, "shared": null}'`,
  files: `'[]'`,
  bytes: '1',
  created: AGO,
  active: AGO,
});
export const CLEAN_UPS = one('release_clean_up', { releases: `'[]'`, shells: `'[]'`, files: '0', created: AGO });
