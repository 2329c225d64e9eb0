// The compiled checks of contracts need it, and jsdom has none.
import { TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
