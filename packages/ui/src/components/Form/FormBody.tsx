import { getIn, useFormikContext } from 'formik';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { ZodMiniType } from 'zod/mini';
import { cx } from '../../internal/cx.ts';
import { labelOf, withField } from './field-name.ts';
import { ErrorSummary, type SummaryItem } from './ErrorSummary.tsx';
import { FormContext, fieldId, type Refusal } from './form-context.ts';
import * as s from './Form.css.ts';
import { useOwnSubmit } from './own-submit.ts';
import { fieldMessages } from './validate.ts';

export type FormBodyProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  schema: ZodMiniType;
  refusal: Refusal;
  errorText: (message: string) => string;
  sent: unknown;
  /** Above the list of errors, e.g. “Có 2 chỗ cần sửa”. */
  summaryTitle: (count: number) => string;
  /** A message that says what it is about; every other one is given the field's label in the summary. */
  namesField?: (message: string) => boolean;
};

/** The fields that kept an attempt from going, with what their labels say. */
type Attempt = { readonly fields: readonly { readonly name: string; readonly label: string }[] };

const unnamed = () => false;

/** The `<form>` and its summary, within Formik. */
export const FormBody = ({
  schema,
  refusal,
  errorText,
  sent,
  summaryTitle,
  namesField = unnamed,
  className,
  children,
  ...rest
}: FormBodyProps) => {
  const formId = useId();
  const summary = useRef<HTMLElement>(null);
  const { values, isSubmitting, submitForm } = useFormikContext<Record<string, unknown>>();
  // The fields that kept the last attempt from going; the summary lists those that still do.
  const [attempt, setAttempt] = useState<Attempt>({ fields: [] });

  const items: SummaryItem[] = useMemo(() => {
    const now = fieldMessages(schema, values);
    const own = attempt.fields.flatMap(({ name, label }) => {
      const message = now[name];
      return message === undefined
        ? []
        : [
            {
              id: fieldId(formId, name),
              message: withField(namesField(message) ? '' : label, errorText(message)),
            },
          ];
    });
    const theirs = Object.entries(refusal.fields)
      .filter(([name, refused]) => Object.is(getIn(values, name), refused.value))
      .map(([name, { message }]) => ({ id: fieldId(formId, name), message }));
    return [...own, ...theirs];
  }, [schema, values, attempt, refusal, formId, errorText, namesField]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isSubmitting) return;
    const form = event.currentTarget;
    const fields = Object.keys(fieldMessages(schema, values)).map((name) => ({
      name,
      label: labelOf(form, fieldId(formId, name)),
    }));
    await submitForm();
    // Rendered at once, so that the summary is there to take the focus.
    flushSync(() => setAttempt({ fields }));
    summary.current?.focus();
  };

  const onSubmit = useOwnSubmit((event) => void send(event));
  const state = useMemo(
    () => ({ formId, refusal, errorText, sent }),
    [formId, refusal, errorText, sent],
  );
  return (
    <form
      // Sent by the browser itself, without scripts, nothing that was typed gets into an address.
      method="post"
      noValidate
      className={cx(s.root, className)}
      onSubmit={onSubmit}
      {...rest}
    >
      {items.length > 0 || refusal.message ? (
        <ErrorSummary
          ref={summary}
          title={refusal.message ?? summaryTitle(items.length)}
          items={items}
        />
      ) : null}
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
};
