export { TransactionHistory } from './TransactionHistory.tsx';
