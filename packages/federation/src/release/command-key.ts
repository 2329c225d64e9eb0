import { generatePrivateKey, publicKeyOf, parsePrivateKey, formatPublicKey } from '@danji/contracts/releases/signing';
import type { Command } from './command.ts';

export const keyCommand: Command = {
  usage: '',
  about:
    'Makes a new pair of keys: the pipeline keeps the first line secret, the server gets the second. Nothing is stored.',
  async run({ report }) {
    const signing = generatePrivateKey();
    const publicKey = formatPublicKey(publicKeyOf(parsePrivateKey(signing)));
    report(`RELEASE_SIGNING_KEY=${signing}`);
    report(`RELEASE_PUBLIC_KEYS=${publicKey}`);
    return { signing, public: publicKey };
  },
};
