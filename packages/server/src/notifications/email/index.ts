export { toMail, toMailWithLink } from './mail-template.ts';
export { findMailer, type Mailer } from './mailer.ts';
