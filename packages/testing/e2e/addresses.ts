/**
 * Where the journeys' own server, sandbox, controls, gallery and editor stage listen; apart from the ports of `npm start`.
 * The journeys of releases have a server of their own, which browsers reach through the fault proxy.
 */
export const E2E = {
  port: 4310,
  sandboxPort: 4311,
  controlPort: 4312,
  galleryPort: 4313,
  stagePort: 4314,
  releasesPort: 4315,
  releasesServerPort: 4316,
  web: 'http://localhost:4310',
  sandbox: 'http://127.0.0.1:4311',
  control: 'http://127.0.0.1:4312',
  gallery: 'http://localhost:4313',
  stage: 'http://127.0.0.1:4314',
  releases: 'http://localhost:4315',
} as const;
