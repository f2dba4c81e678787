export { NotFoundScreen as NotFoundPage } from '@kipenga/shell';
