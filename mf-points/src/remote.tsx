import { defineRemote } from '@danji/shell-sdk';
import { screens } from './screens.ts';

export const remote = defineRemote({ screens });
