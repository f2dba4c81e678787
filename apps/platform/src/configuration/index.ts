export { readConfig, type Config } from './config.ts';
export { ConfigRefusal } from './environment.ts';
export { dataFolderIn } from './mode-and-folder.ts';
export { operatorKeysIn, withKeptOperatorKey } from './operator-keys.ts';
export { withKeptPushKey } from './push.ts';
export { GATEWAY_NAMES } from './gateways.ts';
