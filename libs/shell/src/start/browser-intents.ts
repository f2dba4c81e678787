export { browserIntents } from '@kipenga/api';
