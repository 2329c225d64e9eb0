export { checkCredentials } from './sign-in.service.ts';
