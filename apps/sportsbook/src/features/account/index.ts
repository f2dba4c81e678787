export { AccountOverview } from './AccountOverview.tsx';
export { WithdrawModal } from './WithdrawModal.tsx';
