export { toBan } from './ban.presenter.ts';
export { listBansLike } from './ban.repository.ts';
export { banAuthor } from './ban.service.ts';
