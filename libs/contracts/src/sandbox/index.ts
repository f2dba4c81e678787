export {
  clockMoveOnTheWire,
  deliveredSmsOnTheWire,
  freeBetGiftOnTheWire,
  operatorResultOnTheWire,
  promptAnswerOnTheWire,
  type DeliveredSms,
  type OperatorResult,
} from './sandbox.wire.ts';
