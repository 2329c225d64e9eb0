import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { root } from './install.mjs';

const readPort = (name, fallback) => {
  const raw = process.env[name]?.trim();
  const port = raw ? Number(raw) : fallback;
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name}은(는) 1부터 65535까지의 포트 번호여야 해요. · ${name} must be a port number, not '${raw}'.`);
  process.exit(1);
};

/**
 * Reads the settings of the commands from the environment. `.env` supplies the variables that the environment does not
 * set.
 */
export function readEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: readPort('PORT', 3000),
    sandboxPort: readPort('SANDBOX_PORT', 3001),
    smtpPort: readPort('SANDBOX_SMTP_PORT', 3002),
    dataDir: resolve(root, env.DATA_DIR?.trim() || '.data'),
    demoData: env.DEMO_DATA ? ['1', 'true'].includes(env.DEMO_DATA.trim()) : !production,
    databaseUrl: env.DATABASE_URL?.trim() ?? '',
  };
}

/** Environment of the programs we start: the pinned Node comes first in PATH, everything else is inherited. */
export const childEnv = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  ...more,
});

/**
 * The keys of web push: those of the environment when it has any, or else a pair that is made once in the data folder.
 * An empty VAPID_PUBLIC_KEY turns push off.
 */
export function pushKeys(dataDir) {
  if (process.env.VAPID_PUBLIC_KEY !== undefined) return {};
  const file = join(dataDir, 'vapid-keys.json');
  if (!existsSync(file)) {
    const curve = createECDH('prime256v1');
    const publicKey = curve.generateKeys('base64url');
    // A private number that begins with zeros is shorter than its 32 bytes.
    const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ publicKey, privateKey }), { mode: 0o600 });
  }
  const { publicKey, privateKey } = JSON.parse(readFileSync(file, 'utf8'));
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:push@danji.example' };
}

/** The service and channel of AlimTalk of the sandbox, unless the environment names others; both empty turn AlimTalk off. */
export const sandboxAlimTalk = () => ({
  ALIMTALK_SERVICE_ID: process.env.ALIMTALK_SERVICE_ID?.trim() ?? 'sandbox-alimtalk-service',
  ALIMTALK_PLUS_FRIEND_ID: process.env.ALIMTALK_PLUS_FRIEND_ID?.trim() ?? '@danji-sandbox',
});

/** The mail server of the sandbox, unless the environment names another one; an empty SMTP_URL turns e-mails off. */
export const sandboxSmtpUrl = (port) => process.env.SMTP_URL?.trim() ?? `smtp://sandbox:sandbox-mail@127.0.0.1:${port}`;
