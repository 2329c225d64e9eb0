import { defineRemote } from '@danji/shell-sdk';
import { AdminFrame } from './frame/admin-frame.tsx';
import { screens, slots } from './screens.ts';

export const remote = defineRemote({ screens, slots, frame: <AdminFrame screens={screens} /> });
