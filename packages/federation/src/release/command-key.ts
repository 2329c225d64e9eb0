import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import type { Command } from './command.ts';

export const keyCommand: Command = {
  usage: '',
  about:
    'Generates a key pair: the first line is a secret of the pipeline, the second is for the server. Nothing is stored.',
  async run({ report }) {
    const signing = generatePrivateKey();
    const publicKey = formatPublicKey(publicKeyOf(parsePrivateKey(signing)));
    report(`RELEASE_SIGNING_KEY=${signing}`);
    report(`RELEASE_PUBLIC_KEYS=${publicKey}`);
    return { signing, public: publicKey };
  },
};
