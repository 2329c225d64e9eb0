// Layer rules of the house: every row of docs/architecture.md, "Who may import whom", is one rule here.
const error = (name, from, to) => ({ name, severity: 'error', from, to });
const APP = '^(shell|mf-[^/]+)/';
const TEST = '\\.test\\.tsx?$|/(test|e2e|bench)/|\\.config\\.ts$|^packages/testing/';
const pkg = (...names) => `^packages/(${names.join('|')})/`;
const importsOnly = (rule, from, ...allowed) =>
  error(`${rule}-imports`, { pathNot: TEST, ...from }, { path: '^(packages|shell|mf-)', pathNot: pkg(...allowed) });
const mayImport = (name, ...allowed) => importsOnly(name, { path: pkg(name) }, name, ...allowed);
const GALLERY = '^packages/ui/gallery/';
/** A library only one place may touch, so that one copy of what is used is shared. */
const onlyFrom = (name, library, ...owners) =>
  error(name, { pathNot: `${TEST}|${owners.join('|')}` }, { path: `node_modules/(${library})/` });

module.exports = {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    error('no-unresolvable', {}, { couldNotResolve: true }),
    error('no-undeclared', { pathNot: TEST }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    mayImport('contracts'),
    importsOnly('ui', { path: pkg('ui'), pathNot: `${TEST}|${GALLERY}` }, 'ui'),
    importsOnly('ui-gallery', { path: GALLERY }, 'ui', 'shell-sdk'),
    mayImport('federation', 'contracts'),
    mayImport('api-client', 'contracts'),
    mayImport('shell-sdk', 'contracts', 'api-client'),
    mayImport('editor', 'ui', 'contracts'),
    mayImport('app-kit', 'ui', 'editor', 'shell-sdk', 'api-client', 'contracts'),
    mayImport('server', 'contracts'),
    mayImport('sandbox', 'contracts'),
    onlyFrom('chakra-only-in-ui', '@chakra-ui/react', '^packages/ui/'),
    onlyFrom('router-through-sdk', 'react-router', '^packages/shell-sdk/', '^packages/api-client/'),
    onlyFrom('axios-through-api-client', 'axios', '^packages/api-client/'),
    error(
      'foreign-files-in-their-thread',
      {
        path: '^packages/server/src/',
        pathNot: `${TEST}|\\.parser\\.ts$|/src/platform/(foreign-files/|http/assets\\.ts$)`,
      },
      { path: 'node_modules/(fflate|read-excel-file)/|^(node:)?zlib$' },
    ),
    error(
      'parsers-only-in-their-thread',
      { path: '^packages/server/src/', pathNot: TEST },
      { path: '\\.parser\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    // `storeImage` limits what a picture may take; the others read pictures that it has stored, or their own.
    onlyFrom(
      'pictures-through-files',
      'sharp',
      '^packages/server/src/site/files/image-processing\\.ts$',
      '^packages/server/src/workspace/ai-documents/export/pictures\\.ts$',
      '^packages/server/src/site/share-pictures/share-canvas\\.ts$',
      '^packages/server/src/bids/share-pictures/draw-share-card\\.ts$',
      '/demo-[^/]+\\.ts$',
      '^\\.tools/',
    ),
    error('package-to-app', { path: '^packages/', pathNot: TEST }, { path: APP }),
    error('remote-to-remote', { path: '^(mf-[^/]+)/' }, { path: '^mf-', pathNot: '^$1/' }),
    error('remote-to-shell', { path: '^mf-' }, { path: '^shell/' }),
    error('shell-to-remote', { path: '^shell/' }, { path: '^mf-' }),
    // Shell and web host know no domain: whatever remotes add is a contribution. A folder of contracts that is not listed is a domain.
    error(
      'shell-to-domain',
      { path: '^shell/src/' },
      {
        path: '^packages/contracts/src/[^/]+/',
        pathNot:
          '^packages/contracts/src/(accounts|apartments|codes|documents|format|notifications|releases|rules|site)/',
      },
    ),
    error(
      'web-host-to-domain',
      { path: '^packages/server/src/system/web-host/' },
      {
        path: '^packages/server/src/[^/]+/|^packages/contracts/src/(accounts|community|notifications|site|workspace)/|/web-paths\\.ts$',
        pathNot: '^packages/server/src/(platform|releases|system/web-host|site/files)/',
      },
    ),
    error('app-to-server', { path: APP, pathNot: TEST }, { path: pkg('server', 'sandbox') }),
    error('testing-in-production', { pathNot: TEST }, { path: pkg('testing') }),
    error('federation-build-in-browser', { path: `${APP}src/` }, { path: '^packages/federation/src/(build|release)/' }),
    error('federation-runtime-only-in-shell', { path: '^mf-' }, { path: '^packages/federation/src/runtime/' }),
    ...['(?:shell|mf-(?!admin/)[^/]+)/src', 'mf-admin/src/[^/]+'].flatMap((features) => [
      error(
        'feature-to-feature',
        { path: `^(${features})/([^/]+)/`, pathNot: '/pages/' },
        { path: '^$1/[^/]+/', pathNot: '^$1/($2|shared|pages)/' },
      ),
      error('feature-to-page', { path: `^(${features})/(?!pages/)[^/]+/`, pathNot: TEST }, { path: '^$1/pages/' }),
    ]),
    // The screens for our staff are grouped by domain, so that a domain can become a remote of its own by a move.
    error(
      'domain-to-domain',
      { path: '^mf-admin/src/([^/]+)/' },
      { path: '^mf-admin/src/[^/]+/', pathNot: '^mf-admin/src/($1|shared)/' },
    ),
    error(
      'shared-to-feature',
      { path: '^(mf-[^/]+|shell)/src/shared/' },
      { path: '^$1/src/', pathNot: '^$1/src/shared/' },
    ),
    error('feature-to-entry', { path: '^(mf-[^/]+|shell)/src/[^/]+/' }, { path: '^$1/src/[^/]+\\.tsx?$' }),
    error('page-to-page', { path: '/src/pages/', pathNot: TEST }, { path: '/src/pages/' }),
    error(
      'server-feature-to-feature',
      { path: '^packages/server/src/([^/]+/[^/]+)/', pathNot: '^packages/server/src/platform/' },
      { path: '^packages/server/src/[^/]+/', pathNot: '^packages/server/src/(($1|platform)/|[^/]+/[^/]+/index\\.ts$)' },
    ),
    error(
      'platform-to-feature',
      { path: '^packages/server/src/platform/', pathNot: TEST },
      { path: '^packages/server/src/', pathNot: '^packages/server/src/platform/' },
    ),
    error(
      'platform-to-domain',
      { path: '^packages/server/src/platform/', pathNot: TEST },
      { path: '^packages/contracts/src/(accounts|apartments|community|points|security|site|workspace)/' },
    ),
    error('repository-to-route', { path: '\\.repository\\.ts$' }, { path: '\\.(routes|service)\\.ts$' }),
    error('service-to-route', { path: '\\.service\\.ts$' }, { path: '\\.routes\\.ts$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no compiler API; swc reads the sources instead.
    parser: 'swc',
    // Libraries are in a `dist` of their own, and the rules about them need to see them.
    exclude: { path: '^(?!node_modules/).*/(dist|\\.turbo|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
