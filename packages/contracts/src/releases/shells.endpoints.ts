import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, nullable, ok, labelled } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { shellId, shellRow } from './shells.ts';

export const listShells = defineEndpoint({
  id: 'releases.list_shells',
  title: '셸 목록',
  method: 'GET',
  path: '/api/releases/shells/',
  audience: ['admin'],
  reads: ['release'],
  origin: 'extension',
  summary: 'Builds of the shell that are kept, the one people get first, then the one before it.',
  query: strictObject(pageQuery),
  response: pageOf(shellRow),
});

export const selectShell = defineEndpoint({
  id: 'releases.use_shell',
  title: '내 브라우저만 다른 셸',
  method: 'POST',
  path: '/api/releases/shells/use/',
  audience: ['admin'],
  origin: 'extension',
  summary: 'This browser gets its pages with a kept build of the shell, for eight hours; `null` ends it.',
  body: strictObject({ shell: nullable(shellId) }),
  logged: strictObject({ shell: labelled('셸', nullable(shellId)) }),
  response: ok,
});
