import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodePath } from './install.mjs';

const MIN_VERSION = [22, 22];

const isSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1]);
};

/**
 * Continues in this process when it already is the pinned Node; otherwise runs the script again under it and never
 * returns. Node itself runs the TypeScript of the server, so a Node that is too old is reported as such, and not as an
 * error of ours.
 */
export async function continueUnderPinnedNode(scriptUrl) {
  const pinned = nodePath();
  if (realpathSync(pinned) === realpathSync(process.execPath)) {
    if (isSupported(process.versions.node)) return;
    console.error(
      `이 컴퓨터에는 Node ${process.versions.node}만 있어요. Node 22.22 이상(권장 24)을 설치한 뒤 다시 실행해 주세요.\n` +
        `This machine has only Node ${process.versions.node}, and there is no pinned Node for ${process.platform}-${process.arch}. Install Node 22.22 or newer (24 is best) and start again.`,
    );
    process.exit(1);
  }
  const child = spawn(
    pinned,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(scriptUrl), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  // The terminal sends Ctrl-C to both processes. This one ends when the child does.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve(signal ? 1 : (status ?? 1)));
  });
  process.exit(code);
}
