export { findCategory, insertCategory, listCategories } from './category.repository.ts';
