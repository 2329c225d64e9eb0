import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, EnvironmentReader } from './environment-reader.ts';
import { readCompany } from './read-company.ts';
import { readNicepay } from './read-nicepay.ts';
import { readPush } from './read-push.ts';
import { readAlimTalk } from './read-alimtalk.ts';
import { readSmtp } from './read-smtp.ts';
import { parseTrustedProxies, type TrustedProxies, TRUSTED_PROXIES_FORM } from './trusted-proxies.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once, at start (`.env.example` documents every variable). Throws `ConfigError` naming each
 * variable that is missing or wrong. In production every outside provider and secret must be given.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const read = new EnvironmentReader(env);
  const production = env['NODE_ENV'] === 'production';
  const port = read.port('PORT', 3000);
  const config = {
    production,
    port,
    host: read.text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    /** The address of the web app; used in links and OAuth callbacks. */
    webOrigin: read.url('WEB_ORIGIN', production ? undefined : `http://localhost:${port}`),
    /** Where people who found a vulnerability write to; published in `/.well-known/security.txt`. */
    companySecurityEmail: read.email('COMPANY_SECURITY_EMAIL', production ? undefined : 'security@danji.example'),
    /** The company that runs the service, as its pages name it. */
    company: readCompany(read, production),
    /** The built shell: page manifest and assets. */
    webDir: resolve(read.text('WEB_DIR', fileURLToPath(new URL('../../../../shell/dist', import.meta.url)))),
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    databaseUrl: production ? read.text('DATABASE_URL') : read.text('DATABASE_URL', ''),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    demoData: read.flag('DEMO_DATA', !production),
    /** Whether the demo data has popups over the home page; tests that begin there switch them off. */
    demoPopups: read.flag('DEMO_POPUPS', !production),
    /**
     * Checks every response against its contract before it is sent. It is meant for development and costs a tenth of a
     * call.
     */
    responseCheck: read.flag('ANSWER_CHECK', !production),
    /** Key of the access tokens; generated once in DATA_DIR when it is not given outside production. */
    jwtSecret: read.secret('JWT_SECRET', 32, production),
    /** Secrets that encrypt vouchers, the newest first; one is generated in DATA_DIR when none is given outside production. */
    voucherSecrets: read.secrets('VOUCHER_SECRET', 32, production),
    /** Serves the description of all calls, those of operators included, to everybody. */
    apiDocs: read.flag('API_DOCS', !production),
    /** Whether operators must have a second factor; without one they may only set it up. */
    staffSecondFactor: read.flag('STAFF_SECOND_FACTOR', production),
    allowBackdoor: read.flag('ALLOW_LOGIN_BACKDOOR', false),
    /** Multiplies every rate limit; 1 in production, larger only in tests. */
    rateLimitScale: production ? 1 : read.integer('RATE_LIMIT_SCALE', 1, 1, 100_000),
    /** Which hops before this server may say who the client is. */
    trustProxy: read.parsed<TrustedProxies>('TRUST_PROXY', false, parseTrustedProxies, TRUSTED_PROXIES_FORM),
    /** The part of a post's price that the platform keeps, percent. */
    communityFeePercent: read.integer('COMMUNITY_FEE_PERCENT', 10, 0, 100),
    /** Reports by different members that hide a post, an answer or a comment until our staff decides. */
    communityHideReports: read.integer('COMMUNITY_HIDE_REPORTS', 3, 1, 1000),
    /** An author of whom others see fewer texts is new, as one whose account is younger than 7 days: links and telephone numbers are held. */
    communityNewAuthorTexts: read.integer('COMMUNITY_NEW_AUTHOR_TEXTS', 3, 0, 100),
    /** Verification codes that are sent to all numbers in an hour; beyond it nobody gets one, and every ADMIN is notified. */
    smsCodesPerHour: read.integer('SMS_CODES_PER_HOUR', 500, 1, 1_000_000),
    logLevel: read.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'] as const, 'info'),
    maxFileBytes: read.integer('MAX_FILE_BYTES', 10 * 1024 * 1024, 1024, 1024 ** 3),
    s3: readS3(read),
    metricsToken: read.secret('METRICS_TOKEN', 16, production),
    releaseToken: read.secret('RELEASE_TOKEN', 16, production),
    /**
     * Public keys of those who build releases, and the key of the registry; outside production both are generated once
     * in DATA_DIR.
     */
    releasePublicKeys: read.secret('RELEASE_PUBLIC_KEYS', 40, production),
    registrySigningKey: read.secret('REGISTRY_SIGNING_KEY', 40, production),
    /** Origins of development servers that operators may load remotes from; `http://localhost:*` is every port of a host. */
    overrideOrigins: splitList(read.text('RELEASE_OVERRIDE_ORIGINS', production ? '' : 'http://localhost:*')),
    /** Origins of other sites whose pages may load the files of releases; none by default. */
    releaseOrigins: read.parsed<readonly string[]>('RELEASE_ORIGINS', [], parseOrigins, ORIGINS_FORM),
    ...readProviders(read, production, port),
    /** When it is off, browsers that have the offline page remove it at their next visit. */
    offlinePage: read.flag('OFFLINE_PAGE', true),
    /** A page waits this long for the responses of its preloaded calls, ms; 0 turns preloading off. */
    preloadTimeoutMs: read.integer('PAGE_ANSWERS_MS', 150, 0, 5000),
  };
  read.finish();
  return config;
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const ORIGINS_FORM = 'a comma-separated list of origins such as https://partner.example';

/** Returns the listed origins; `undefined` when a part is not the origin of a web page, for instance `*`. */
function parseOrigins(text: string): string[] | undefined {
  const origins = splitList(text);
  return origins.every((part) => /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part)
    ? origins
    : undefined;
}

/** Addresses and keys of the outside providers. Outside production the defaults are those of the local sandbox. */
function readProviders(read: EnvironmentReader, production: boolean, port: number) {
  const sandbox = `http://127.0.0.1:${read.port('SANDBOX_PORT', 3001)}`;
  const provider = (name: string, local: string) => (production ? read.text(name) : read.text(name, local));
  const address = (name: string, local: string) => read.url(name, production ? undefined : local);
  return {
    kakao: {
      authBase: address('KAKAO_AUTH_BASE', `${sandbox}/kakao/auth`),
      apiBase: address('KAKAO_API_BASE', `${sandbox}/kakao/api`),
      clientId: provider('KAKAO_CLIENT_ID', 'sandbox-kakao-client'),
      clientSecret: provider('KAKAO_CLIENT_SECRET', 'sandbox-kakao-secret'),
      /** Key that disconnects a withdrawn account without the user's own token. */
      adminKey: provider('KAKAO_ADMIN_KEY', 'sandbox-kakao-admin'),
    },
    sms: {
      base: address('SMS_BASE', `${sandbox}/sms`),
      serviceId: provider('SMS_SERVICE_ID', 'sandbox-sms-service'),
      accessKey: provider('SMS_ACCESS_KEY', 'sandbox-sms-access'),
      secretKey: provider('SMS_SECRET_KEY', 'sandbox-sms-secret'),
      from: provider('SMS_FROM', '15990000'),
    },
    nts: { base: address('NTS_BASE', `${sandbox}/nts`), serviceKey: provider('NTS_SERVICE_KEY', 'sandbox-nts-key') },
    kapt: {
      base: address('KAPT_BASE', `${sandbox}/kapt`),
      serviceKey: provider('KAPT_SERVICE_KEY', 'sandbox-kapt-key'),
    },
    giftishow: {
      base: address('GIFTISHOW_BASE', `${sandbox}/giftishow/bizApi`),
      authCode: provider('GIFTISHOW_AUTH_CODE', 'DEVSANDBOX0000000000000000000000000A'),
      authToken: provider('GIFTISHOW_AUTH_TOKEN', 'sandbox-giftishow-token'),
      userId: provider('GIFTISHOW_USER_ID', 'sandbox@danji.example'),
      /** Sender number registered with the provider. */
      callbackNo: provider('GIFTISHOW_CALLBACK_NO', '15990000'),
      /** Operators are notified when the balance is below it, won. */
      lowBalance: read.integer('VOUCHER_LOW_BALANCE', 100_000, 0, 1_000_000_000),
    },
    nicepay: readNicepay(read, production, sandbox),
    smtp: readSmtp(read, production),
    push: readPush(
      read,
      production,
      read.parsed('PUSH_SERVICE_ORIGINS', production ? [] : [sandbox], parseOrigins, ORIGINS_FORM),
    ),
    alimtalk: readAlimTalk(read),
    ai: {
      base: address('AI_BASE', `${sandbox}/ai/v1`),
      apiKey: provider('AI_API_KEY', 'sandbox-ai-key'),
      model: provider('AI_MODEL', 'danji-sandbox-drafter'),
    },
    postcode: readPostcode(read, address('POSTCODE_JS_URL', `${sandbox}/postcode/postcode.v2.js`), production, port),
  };
}

/**
 * The URL of the widget's script, the origin of the frame that it opens (the script's own host unless it is Daum's), and
 * the origin of the page that holds both, which is not that of the web app: the script must have no rights there.
 */
function readPostcode(read: EnvironmentReader, scriptUrl: string, production: boolean, port: number) {
  const scriptOrigin = URL.canParse(scriptUrl) ? new URL(scriptUrl).origin : undefined;
  return {
    scriptUrl,
    pageOrigin: read.otherHost('POSTCODE_ORIGIN', production ? undefined : `http://127.0.0.1:${port}`, 'WEB_ORIGIN'),
    frameBase: read.url(
      'POSTCODE_FRAME_BASE',
      production || scriptOrigin === undefined ? 'https://postcode.map.daum.net' : scriptOrigin,
    ),
  };
}

function readS3(read: EnvironmentReader) {
  const bucket = read.text('S3_BUCKET', '');
  if (!bucket) return undefined;
  return {
    bucket,
    region: read.text('S3_REGION', 'ap-northeast-2'),
    endpoint: read.text('S3_ENDPOINT', ''),
    accessKeyId: read.text('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY'),
  };
}

export { ConfigError };
