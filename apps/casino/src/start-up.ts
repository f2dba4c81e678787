export { browserHost, startUp } from '@kipenga/shell';
