import type { EventPayload, OrderItem } from '@hien/api';
import type { FormProps, FormSchema } from '@hien/ui/form';
import type { ReactNode } from 'react';

/** The line an event is about. */
export interface EventLine {
  readonly orderId: number;
  readonly item: OrderItem;
  readonly payment: { readonly method: string };
}

/** What an event asks of who sends it, and what of it goes along. */
export interface EventForm {
  readonly schema: FormSchema;
  readonly initialValues: Record<string, unknown>;
  readonly payload: (values: Record<string, unknown>) => EventPayload;
  readonly fields: (row: EventLine, event: string) => ReactNode;
}

/** Keeps the types of one form together; the dialog that shows it need not know them. */
export function formOf<Schema extends FormSchema>(
  schema: Schema,
  initialValues: FormProps<Schema>['initialValues'],
  payload: (values: Parameters<FormProps<Schema>['onSubmit']>[0]) => EventPayload,
  fields: EventForm['fields'],
): EventForm {
  return { schema, initialValues, fields, payload: payload as EventForm['payload'] };
}
