export { findCategory, insertCategory } from './category.repository.ts';
