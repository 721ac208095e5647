import { Formik, getIn, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { noRefusal, type Refusal } from './form-context.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import { fieldMessages, nested } from './validate.ts';

/** What `onSubmit` gives back when the server refused: words for the form, words for its fields. */
export interface SubmitFailure {
  message?: string | undefined;
  errors?: readonly { field: string; message: string }[] | undefined;
}

type Values = Record<string, unknown>;

/** What a form is judged by: messages are ids or sentences, whatever `errorText` knows. */
export type FormSchema = z.ZodMiniType<Values, Values>;

export type FormProps<Schema extends FormSchema> = Omit<
  FormBodyProps,
  'schema' | 'refusal' | 'errorText' | 'sent'
> & {
  schema: Schema;
  /** Text fields start as empty strings. */
  initialValues: z.input<Schema>;
  /** Given the cleaned values of the schema. Return a failure to show it; throw only for what is a bug. */
  onSubmit: (
    values: z.output<Schema>,
    helpers: FormikHelpers<z.input<Schema>>,
  ) => Promise<SubmitFailure | undefined | void>;
  /** A message of the schema (an id) in the reader's language. */
  errorText?: (message: string) => string;
  children: ReactNode;
};

/**
 * A form with one schema. Fields complain once they were left; sending shows every complaint at its
 * field and in a summary that takes the focus. What the server refuses stands until the value changes.
 */
export const Form = <Schema extends FormSchema>({
  schema,
  initialValues,
  onSubmit,
  errorText = same,
  ...rest
}: FormProps<Schema>) => {
  const [refusal, setRefusal] = useState<Refusal>(noRefusal);
  const [sent, setSent] = useState<unknown>();
  const submit = async (values: z.input<Schema>, helpers: FormikHelpers<z.input<Schema>>) => {
    const parsed = schema.safeParse(values);
    if (!parsed.success) return;
    const failure = await onSubmit(parsed.data, helpers);
    setRefusal(failure ? toRefusal(failure, values) : noRefusal);
    setSent(failure ? undefined : values);
  };
  return (
    <Formik<z.input<Schema>>
      initialValues={initialValues}
      validate={(values) => nested<z.input<Schema>>(fieldMessages(schema, values))}
      // Judged once hydrated: a button that waits in the page's first HTML would refuse a press that comes before the code.
      validateOnMount
      onSubmit={submit}
    >
      <FormBody schema={schema} refusal={refusal} errorText={errorText} sent={sent} {...rest} />
    </Formik>
  );
};

const same = (message: string) => message;

/** Words for a field this form does not have go to the form as a whole, or nobody would read them. */
function toRefusal({ message, errors = [] }: SubmitFailure, values: Values): Refusal {
  const said = errors.map((error) => ({ ...error, value: getIn(values, error.field) as unknown }));
  const lost = said.filter(({ value }) => value === undefined).map((error) => error.message);
  return {
    message: [message, ...lost].filter(Boolean).join(' ') || undefined,
    fields: Object.fromEntries(
      said
        .filter(({ value }) => value !== undefined)
        .map(({ field, ...refused }) => [field, refused]),
    ),
  };
}
