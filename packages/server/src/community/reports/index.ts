export { REPORTED } from './reported-objects.ts';
