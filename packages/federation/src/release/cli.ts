import { parseArgs } from 'node:util';
import { publishRelease } from './publish.ts';

const USAGE = `Usage: cli.ts publish <dist…> --url <origin> [--token-env <variable>]
  Uploads built remotes and makes them the active releases. The access token of an
  ADMIN account is read from the environment (DANJI_TOKEN unless --token-env says otherwise).`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' }, 'token-env': { type: 'string', default: 'DANJI_TOKEN' } } });
  const [command, ...folders] = positionals;
  if (command !== 'publish' || folders.length === 0 || values.url === undefined) throw new Error(USAGE);
  const token = process.env[values['token-env']];
  if (!token) throw new Error(`Set ${values['token-env']} to the access token of an ADMIN account`);
  for (const dist of folders) {
    const { remote, release, uploaded, promoted } = await publishRelease({ dist, baseUrl: values.url, token });
    console.log(`${remote} ${release}: ${uploaded ? 'uploaded' : 'already there'}, ${promoted ? 'now active' : 'was active'}`);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
