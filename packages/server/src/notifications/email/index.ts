export { toMail } from './mail-template.ts';
