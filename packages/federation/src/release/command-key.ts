import { makePrivateKey, publicKeyOf, readPrivateKey, writePublicKey } from '@danji/contracts/releases/signing';
import type { Command } from './command.ts';

export const keyCommand: Command = {
  usage: '',
  about:
    'Makes a new pair of keys: the pipeline keeps the first line secret, the server gets the second. Nothing is stored.',
  async run({ tell }) {
    const signing = makePrivateKey();
    const told = writePublicKey(publicKeyOf(readPrivateKey(signing)));
    tell(`RELEASE_SIGNING_KEY=${signing}`);
    tell(`RELEASE_PUBLIC_KEYS=${told}`);
    return { signing, public: told };
  },
};
