import * as z from 'zod/mini';
import { textField } from '../validation/fields.ts';
import {
  inspectionSchema,
  refundApproveSchema,
  refundConfirmSchema,
  shipmentSchema,
} from './forms.ts';

/** Why staff act for a shop (2.3): buyer and shop read it in the history of the order. */
const reason = textField('validation.reason.required', 200);

/** An event in a shop's place that asks for nothing but the reason. */
export const staffReasonSchema = z.object({ reason });
export const staffApproveSchema = z.extend(refundApproveSchema, { reason });
/** Money goes back: a refund that is fixed, or a confirmed purchase that is cancelled (R06, R07, I12). */
export const staffConfirmSchema = z.extend(refundConfirmSchema, { reason });
export const staffInspectionSchema = z.extend(inspectionSchema, { reason });
/** What nobody has to be told about: an order that was never paid (I02). */
export const staffUnpaidSchema = z.object({});
export const staffDeliverySchema = z.object({ shipment: shipmentSchema, reason });
