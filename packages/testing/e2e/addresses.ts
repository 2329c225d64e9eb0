/**
 * Number of browser workers. Each has its own server, sandbox and ports, so that no journey sees the data of another.
 */
export const WORKERS = 2;

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);
const PORTS_PER_WORKER = 10;

/**
 * Addresses of one worker. The gallery and the editor stage only serve files, so all workers share those of the first.
 */
function listAddresses(worker: number) {
  const port = FIRST_PORT + worker * PORTS_PER_WORKER;
  return {
    port,
    sandboxPort: port + 1,
    controlPort: port + 2,
    galleryPort: FIRST_PORT + 3,
    stagePort: FIRST_PORT + 4,
    releasesPort: port + 5,
    releasesServerPort: port + 6,
    otherSitePort: port + 7,
    web: `http://localhost:${port}`,
    sandbox: `http://127.0.0.1:${port + 1}`,
    control: `http://127.0.0.1:${port + 2}`,
    gallery: `http://localhost:${FIRST_PORT + 3}`,
    stage: `http://127.0.0.1:${FIRST_PORT + 4}`,
    releases: `http://localhost:${port + 5}`,
    otherSite: `http://127.0.0.1:${port + 7}`,
  };
}

/** Addresses of all workers, by index; the configuration starts a server for each. */
export const ALL_ADDRESSES = Array.from({ length: WORKERS }, (_, worker) => listAddresses(worker));

/**
 * Addresses of the server, sandbox, controls, gallery and editor stage of this worker, on other ports than `npm start`.
 * Playwright numbers its workers in TEST_PARALLEL_INDEX, which the servers of a worker get too. The release journeys
 * have a server of their own, which browsers reach through the fault proxy.
 */
export const E2E = listAddresses(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** Addresses of the first worker, for tests of all workers that change no data. */
export const SHARED = listAddresses(0);
