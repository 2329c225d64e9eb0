export { toMail } from './mail-template.ts';
export { findMailer, type Mailer } from './mailer.ts';
export { toLetter } from './mail-template.ts';
