import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './install.mjs';

/** Time programs get to finish what they do before they are ended, ms. */
const GRACE_MS = 20_000;

/** Programs that live and die together: one that stops by itself stops all. */
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

  /** Starts a program that should run until the end. It has its own process group: Ctrl-C reaches it through us, once. */
  start(title, command, args, env) {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const over = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    this.#running.set(title, { child, over });
    void this.#stopWith(title, over);
  }

  /** A program that ends by itself ends the others too: half a platform would only look as if it worked. */
  async #stopWith(title, over) {
    const reason = await over;
    this.#running.delete(title);
    if (this.isStopping) return;
    console.error(
      `\n${title}이(가) 멈췄어요. 이유는 위에 있어요. · ${title} stopped (${reason}); what it said is above.`,
    );
    await this.stop(1);
  }

  /** Runs a program to its end; resolves to whether it went well. */
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

  /** Lets every program finish, then ends this process. */
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
      // It ended at this very moment.
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

/** Ends with a sentence that names the variable when a port is taken. */
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

/** Waits until an address answers 200; `false` when that takes too long or everything is being stopped. */
export async function waitUntilReady(url, programs, seconds) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !programs.isStopping) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (response?.status === 200) return true;
    await pause(100);
  }
  return false;
}
