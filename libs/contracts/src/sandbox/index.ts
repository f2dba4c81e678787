export {
  clockMoveOnTheWire,
  deliveredSmsOnTheWire,
  freeBetGiftOnTheWire,
  operatorResultOnTheWire,
  paymentByHandOnTheWire,
  promptAnswerOnTheWire,
  type DeliveredSms,
  type OperatorResult,
  type PaymentByHand,
} from './sandbox.wire.ts';
