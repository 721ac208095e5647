import { codeSchema } from '@hien/domain';
import { Button, Notice, Text } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import type { ReactNode } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as login from '../Login/LoginView.css.ts';
import { CodeInput } from './CodeInput.tsx';
import { ResendCode } from './ResendCode.tsx';
import * as s from './EntryPage.css.ts';

/** A code that is on its way to somebody. */
export interface CodeWait {
  email: string;
  /** A new one may be asked for from then on, by the browser's clock. */
  waitUntil: number;
}

export interface CodeStepProps extends CodeWait {
  submit: string;
  sending: boolean;
  /** Why no new code could be sent. */
  trouble?: string | undefined;
  onCode: (code: string) => Promise<SubmitFailure | undefined>;
  onResend: () => void;
  /** Back to where the e-mail was typed. */
  onOther: () => void;
  children?: ReactNode;
}

/** Types the code that was mailed. Says the same for every e-mail: only its owner knows whether there is an account. */
export function CodeStep(props: CodeStepProps) {
  const { email, waitUntil, submit, sending, trouble, onCode, onResend, onOther, children } = props;
  const text = useText();
  return (
    <>
      <Form
        schema={codeSchema}
        initialValues={{ code: '' }}
        className={login.form}
        draft={null}
        onSubmit={({ code }) => onCode(code)}
      >
        <FormField name="code" label={text('entry.code')} hint={text('entry.code.hint')} required>
          <CodeInput name="code" />
        </FormField>
        <SubmitButton size="lg" fullWidth>
          {submit}
        </SubmitButton>
      </Form>
      {trouble ? (
        <Notice tone="caution" role="status">
          {trouble}
        </Notice>
      ) : null}
      <div className={s.again}>
        <ResendCode waitUntil={waitUntil} sending={sending} onResend={onResend} />
        <Button variant="quiet" size="sm" onClick={onOther}>
          {text('entry.code.other')}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {text('entry.code.nothing', { email })}
      </Text>
      {children}
    </>
  );
}
