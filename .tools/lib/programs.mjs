import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './install.mjs';

/** Time that programs get to shut down before they are killed, ms. */
const GRACE_MS = 20_000;

/** Child processes that run and stop together: when one stops by itself, all are stopped. */
export class Programs {
  #running = new Map();
  #stopping;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#interrupt());
  }

  /** Whether everything is being stopped. */
  get isStopping() {
    return this.#stopping !== undefined;
  }

  /**
   * Starts a program that runs until `stop`. It has its own process group, so that Ctrl-C reaches it once, through this
   * process.
   */
  start(title, command, args, env) {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const over = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    this.#running.set(title, { child, over });
    void this.#stopWith(title, over);
  }

  /** A program that ends by itself ends the others too, since the platform would not work without it. */
  async #stopWith(title, over) {
    const reason = await over;
    this.#running.delete(title);
    if (this.isStopping) return;
    console.error(
      `\n${title}이(가) 멈췄어요. 이유는 위에 있어요. · ${title} stopped (${reason}); its output is above.`,
    );
    await this.stop(1);
  }

  /** Runs a program to its end; resolves to whether it succeeded. */
  async run(command, args, env) {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const over = new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(error.message);
        resolve(1);
      });
      child.once('exit', (code) => resolve(code ?? 1));
    });
    const title = `${command} ${args[0]}`;
    this.#running.set(title, { child, over });
    const code = await over;
    this.#running.delete(title);
    return code === 0;
  }

  /** Lets every program shut down, then ends this process. */
  stop(code) {
    this.#stopping ??= this.#stopAll().then(() => process.exit(code));
    return this.#stopping;
  }

  #interrupt() {
    if (this.isStopping) {
      for (const { child } of this.#running.values()) this.#signal(child, 'SIGKILL');
      return;
    }
    console.log('\n정리하고 끝낼게요. · Stopping. (Ctrl-C 한 번 더: 바로 끝내기 · again: at once)');
    this.stop(0);
  }

  async #stopAll() {
    const programs = [...this.#running.values()];
    for (const { child } of programs) this.#signal(child, 'SIGTERM');
    const cutOff = setTimeout(() => programs.forEach(({ child }) => this.#signal(child, 'SIGKILL')), GRACE_MS);
    await Promise.all(programs.map(({ over }) => over));
    clearTimeout(cutOff);
  }

  #signal(child, signal) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // The process has ended in the meantime.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Ends this process with a message that names the variable when a port is in use. */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    console.error(
      `${port}번 포트를 다른 프로그램이 쓰고 있어요. 그 프로그램을 끝내거나 ${name}에 다른 번호를 주세요. 예: ${name}=${port + 100} npm start\n` +
        `Port ${port} is in use by another program. Stop it, or set ${name} to another port.`,
    );
    process.exit(1);
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until an address responds with 200; `false` when that takes too long or everything is being stopped. */
export async function waitUntilReady(url, programs, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !programs.isStopping) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (response?.status === 200) return true;
    await pause(100);
  }
  return false;
}
