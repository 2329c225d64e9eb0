import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { AiControl, type AiFault } from './ai/ai-control.ts';
import { AlimTalkStore } from './alimtalk/alimtalk-store.ts';
import { registerAlimTalk } from './alimtalk/alimtalk.routes.ts';
import { registerAlimTalkControls } from './alimtalk/alimtalk-controls.ts';
import { registerChat } from './ai/chat.routes.ts';
import type { SandboxContext } from './context.ts';
import { registerControls } from './control/control.routes.ts';
import { registerHome } from './control/home.routes.ts';
import { Faults, type ProviderName } from './faults.ts';
import { registerGiftishowControls } from './giftishow/giftishow-control.ts';
import { GiftishowStore } from './giftishow/giftishow-store.ts';
import { registerGiftishow } from './giftishow/giftishow.routes.ts';
import { registerAuthorize } from './kakao/authorize.routes.ts';
import type { KakaoAccount } from './kakao/kakao-accounts.ts';
import { KakaoStore } from './kakao/kakao-store.ts';
import { registerToken } from './kakao/token.routes.ts';
import { registerUserApi } from './kakao/user.routes.ts';
import { registerKapt } from './kapt/kapt.routes.ts';
import { KaptNotices } from './kapt/kapt-notices.ts';
import { KaptStore } from './kapt/kapt-store.ts';
import { MailInbox } from './mail/mail-inbox.ts';
import { registerMail } from './mail/mail.routes.ts';
import { startSmtp } from './mail/smtp.ts';
import { registerNicepayControls } from './nicepay/nicepay-control.ts';
import { NicepayStore } from './nicepay/nicepay-store.ts';
import { registerNicepay } from './nicepay/payment.routes.ts';
import { registerNicepayWindow } from './nicepay/window.routes.ts';
import { registerNts } from './nts/nts.routes.ts';
import { registerPostcode } from './postcode/postcode.routes.ts';
import { PushStore } from './push/push-store.ts';
import { registerPush } from './push/push.routes.ts';
import { SandboxClock } from './sandbox-clock.ts';
import { registerSens } from './sms/sens.routes.ts';
import { SmsInbox, type SmsMessage } from './sms/sms-inbox.ts';

type Options = {
  /** 0 takes any free port. */
  port: number;
  /** Port of the SMTP server; any free port unless given. */
  smtpPort?: number;
  /** 127.0.0.1 unless given. */
  host?: string;
  now?: () => Date;
  /** Kakao's registered redirect URIs; without it every local `/oauth/kakao/callback/(user|brand)`. */
  kakaoRedirectUris?: readonly string[];
  /** Where NICEPAY sends its webhooks; without it they wait for whoever sends them. */
  nicepayWebhookUrl?: string;
};

/** A running sandbox and its test controls. */
export type Sandbox = {
  /** Address without trailing slash; `sandboxEnv(url)` points the server at it. */
  url: string;
  /** Address of the SMTP server with its credentials, for SMTP_URL. */
  smtpUrl: string;
  close(): Promise<void>;
  /** Lists text messages, newest first, all or those to one number. */
  inbox(to?: string): SmsMessage[];
  clearInbox(): void;
  /** Moves the sandbox's time by milliseconds. */
  advance(ms: number): void;
  /** Makes the next `count` (1) calls of a provider fail with its own 5xx. */
  failNext(provider: ProviderName, count?: number): void;
  /** Delays every call of a provider by so many milliseconds; 0 ends the delay. */
  delay(provider: ProviderName, ms: number): void;
  /** No provider fails or waits any more. */
  clearFaults(): void;
  kakaoAccounts(): KakaoAccount[];
  /** Adds a Kakao account to the picker. */
  addKakaoAccount(profile: Omit<KakaoAccount, 'id'>): KakaoAccount;
  /** Injects a fault into the next `count` (1) responses of the language model; `undefined` injects none. */
  injectAiFault(trouble: AiFault | undefined, count?: number): void;
  /** Sets the milliseconds between two chunks of the language model's response. */
  setAiPace(ms: number): void;
  /** The number of calls of the language model with a valid key. */
  aiCalls(): number;
  /** Resets the language model: no fault, the default speed, no calls. */
  resetAi(): void;
  /** Goods, balance, vouchers and injected faults of GIFTISHOW BIZ. */
  giftishow: GiftishowStore;
  /** Messages of KakaoTalk, and faults of numbers. */
  alimtalk: AlimTalkStore;
  /** The inbox of e-mails, and faults of addresses. */
  mail: MailInbox;
  /** Browsers that are pushed to, what they got, and injected faults. */
  push: PushStore;
  /** The books of NICEPAY, its webhooks and injected faults. */
  nicepay: NicepayStore;
  /** Changes fields of a complex; `undefined` reverts all changes of all complexes. */
  changeComplex(code: string | undefined, fields?: Record<string, unknown>): void;
  /** K-apt fails for every range of notices with this day (YYYY-MM-DD); `undefined`: for none. */
  failKaptDay(date: string | undefined): void;
};

function createContext(now: () => Date): SandboxContext {
  const clock = new SandboxClock(now);
  const kapt = new KaptStore();
  return {
    ai: new AiControl(),
    alimtalk: new AlimTalkStore(clock),
    clock,
    faults: new Faults(),
    giftishow: new GiftishowStore(clock),
    kakao: new KakaoStore(clock),
    kapt,
    kaptNotices: new KaptNotices(kapt.list(), clock),
    inbox: new SmsInbox(),
    mail: new MailInbox(),
    nicepay: new NicepayStore(clock),
    push: new PushStore(),
  };
}

function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

async function registerProviders(
  app: FastifyInstance,
  context: SandboxContext,
  kakaoRedirectUris: readonly string[] | undefined,
): Promise<void> {
  registerHome(app, context);
  registerControls(app, context);
  registerAuthorize(app, context, kakaoRedirectUris);
  await registerToken(app, context);
  registerUserApi(app, context);
  registerSens(app, context);
  registerAlimTalk(app, context);
  registerAlimTalkControls(app, context);
  await registerNts(app, context);
  await registerKapt(app, context);
  await registerGiftishow(app, context);
  registerGiftishowControls(app, context);
  await registerNicepay(app, context);
  registerNicepayWindow(app, context);
  registerNicepayControls(app, context);
  registerChat(app, context);
  registerPostcode(app);
  registerMail(app, context);
  await registerPush(app, context);
}

/**
 * Starts local servers that speak the protocols of the outside providers (FACTS §12): Kakao, NAVER SENS, the tax
 * office, K-apt, GIFTISHOW BIZ, NICEPAY, the language model, the postcode search, a mail server and a push service.
 */
export async function startSandbox({
  port,
  smtpPort = 0,
  host = '127.0.0.1',
  now = () => new Date(),
  kakaoRedirectUris,
  nicepayWebhookUrl,
}: Options): Promise<Sandbox> {
  const context = createContext(now);
  context.nicepay.webhooks.sendTo(nicepayWebhookUrl);
  const app = Fastify({ forceCloseConnections: true });
  parseForms(app);
  await registerProviders(app, context, kakaoRedirectUris);
  await app.listen({ port, host });
  const smtp = await startSmtp({ inbox: context.mail, clock: context.clock, host, port: smtpPort });
  const { port: boundPort } = app.server.address() as AddressInfo;
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${boundPort}`;
  context.push.origin = url;
  return {
    url,
    smtpUrl: smtp.url,
    close: async () => {
      await Promise.all([app.close(), smtp.close()]);
    },
    injectAiFault: (trouble, count) => context.ai.injectFault(trouble, count),
    setAiPace: (ms) => context.ai.setPace(ms),
    aiCalls: () => context.ai.calls,
    resetAi: () => context.ai.reset(),
    inbox: (to) => context.inbox.list(to),
    clearInbox: () => {
      context.inbox.clear();
      context.mail.clear();
      context.push.clear();
      context.alimtalk.clear();
    },
    advance: (ms) => context.clock.advance(ms),
    failNext: (provider, count) => context.faults.failNext(provider, count),
    delay: (provider, ms) => context.faults.delay(provider, ms),
    clearFaults: () => {
      context.faults.clear();
      context.mail.clearFaults();
      context.push.clearFaults();
      context.alimtalk.clearFaults();
      context.kaptNotices.failDay(undefined);
    },
    kakaoAccounts: () => context.kakao.accounts(),
    addKakaoAccount: (profile) => context.kakao.addAccount(profile),
    giftishow: context.giftishow,
    alimtalk: context.alimtalk,
    mail: context.mail,
    nicepay: context.nicepay,
    push: context.push,
    changeComplex: (code, fields) => context.kapt.change(code, fields),
    failKaptDay: (date) => context.kaptNotices.failDay(date),
  };
}
