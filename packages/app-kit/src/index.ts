/** What screens of every app are made of. Shell and remotes share one copy of this module. */
export { SearchField } from './search-field.tsx';
