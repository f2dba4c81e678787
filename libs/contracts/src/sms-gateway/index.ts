export {
  carrierAnswerOnTheWire,
  deliveryReportOnTheWire,
  incomingSmsOnTheWire,
  type CarrierAnswer,
  type DeliveryReport,
  type HandedSms,
} from './sms-gateway.wire.ts';
