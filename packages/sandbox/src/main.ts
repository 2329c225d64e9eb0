import { startSandbox } from './start-sandbox.ts';

const MAX_PORT = 65_535;

function readPort(name: string, fallback: string): number {
  const value = process.env[name] ?? fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new Error(`${name} must be a port number, got "${value}".`);
  return port;
}

async function main(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The sandbox never starts with NODE_ENV=production: give the real providers instead.');
  const host = process.env['SANDBOX_HOST'];
  const webhookUrl =
    process.env['SANDBOX_NICEPAY_WEBHOOK'] ??
    `http://127.0.0.1:${process.env['PORT'] || '3000'}/api/shops/product/order/payment/webhook/`;
  const sandbox = await startSandbox({
    port: readPort('SANDBOX_PORT', '3001'),
    smtpPort: readPort('SANDBOX_SMTP_PORT', '0'),
    ...(host && { host }),
    nicepayWebhookUrl: webhookUrl,
  });
  console.log(`Sandbox of the outside providers: ${sandbox.url}/sandbox/`);
  const stop = (): void => void sandbox.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
