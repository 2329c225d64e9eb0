import { defineRemote } from '@danji/shell-sdk';
import { screens, slots } from './screens.ts';

export const remote = defineRemote({ screens, slots });
