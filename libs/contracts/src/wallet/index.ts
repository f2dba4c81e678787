export {
  MOST_TABLES_TOLD,
  toldTableOnTheWire,
  WALLET_REFUSALS,
  walletCalls,
  walletRefusalOnTheWire,
  type ToldTable,
  type WalletAnswer,
  type WalletCall,
  type WalletRefusalCode,
  type WalletRequest,
} from './wallet.wire.ts';
export {
  ARCADE_PROVIDER,
  isWalletCallSigned,
  signWalletCall,
  WALLET_CLOCK_SKEW_MS,
  WALLET_HEADERS,
  type CallToSign,
  type SignedCall,
} from './signature.ts';
