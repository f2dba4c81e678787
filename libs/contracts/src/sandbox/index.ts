export {
  clockMoveOnTheWire,
  deliveredSmsOnTheWire,
  freeBetGiftOnTheWire,
  goalMadeOnTheWire,
  operatorResultOnTheWire,
  paymentByHandOnTheWire,
  postponementOnTheWire,
  promptAnswerOnTheWire,
  type DeliveredSms,
  type OperatorResult,
  type PaymentByHand,
  type Postponement,
} from './sandbox.wire.ts';
