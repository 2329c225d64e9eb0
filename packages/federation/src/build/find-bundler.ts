import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;
type Bundler = (typeof BUNDLERS)[number];

/** Finds the bundler of the app in `dir`: it is the one whose configuration is there. */
export const findBundler = (dir: string): Bundler | undefined =>
  BUNDLERS.find((bundler) => existsSync(join(dir, `${bundler}.config.ts`)));
