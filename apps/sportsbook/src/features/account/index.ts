export { AccountOverview } from './AccountOverview.tsx';
export { CloseAccount } from './CloseAccount.tsx';
export { WelcomeLeft } from './WelcomeLeft.tsx';
export { WithdrawModal } from './WithdrawModal.tsx';
