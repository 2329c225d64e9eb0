export { toMail } from './mail-template.ts';
export { findMailer, type Mailer } from './mailer.ts';
export { toMailWithLink } from './mail-template.ts';
