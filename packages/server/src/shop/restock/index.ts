export { tellOfRestock } from './restock.service.ts';
