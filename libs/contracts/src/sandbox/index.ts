export {
  clockMoveOnTheWire,
  deliveredSmsOnTheWire,
  freeBetGiftOnTheWire,
  operatorResultOnTheWire,
  paymentByHandOnTheWire,
  postponementOnTheWire,
  promptAnswerOnTheWire,
  type DeliveredSms,
  type OperatorResult,
  type PaymentByHand,
  type Postponement,
} from './sandbox.wire.ts';
