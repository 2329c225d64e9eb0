import { runStandalone } from '@danji/app-kit/standalone';
import { remote } from './remote.tsx';

void runStandalone(remote);
