export { depositAndBet } from './deposit-and-bet.endpoint.ts';
export { deposit } from './deposit.endpoint.ts';
export { getDepositQuote } from './get-deposit-quote.endpoint.ts';
export { withdraw } from './withdraw.endpoint.ts';
export { getWithdrawalQuote } from './get-withdrawal-quote.endpoint.ts';
export { getTransactions } from './get-transactions.endpoint.ts';
