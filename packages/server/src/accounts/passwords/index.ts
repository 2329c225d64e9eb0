export { checkOwnPassword } from './own-password.ts';
export { checkNewPassword, explainPassword, hashPassword, isPassword } from './passwords.ts';
