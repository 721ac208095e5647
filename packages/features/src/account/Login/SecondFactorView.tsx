import { secondFactorSchema } from '@hien/domain';
import { Button, CopyButton, ErrorState, Input, QrCode, Skeleton, Text } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { EntryPage } from '../entry/EntryPage.tsx';
import * as s from './LoginView.css.ts';
import * as own from './SecondFactorView.css.ts';

/** `setup` has no key while it is asked for, or `failed` to come. */
export type SecondFactorAt =
  | { at: 'code' }
  | { at: 'setup'; key: { secret: string; uri: string } | 'loading' | 'failed' }
  | { at: 'recovery'; codes: readonly string[]; entering: boolean };

export interface SecondFactorViewProps {
  step: SecondFactorAt;
  onCode: (code: string) => Promise<SubmitFailure | undefined>;
  /** The recovery codes were saved. */
  onSaved: () => void;
  onAgain: () => void;
}

/** What staff do after their password, or a provider's word: set up an app once, then a code each time. */
export function SecondFactorView({ step, onCode, onSaved, onAgain }: SecondFactorViewProps) {
  const text = useText();
  if (step.at === 'recovery') return <Recovery {...step} onSaved={onSaved} />;
  const setup = step.at === 'setup';
  return (
    <EntryPage
      title={text(setup ? 'second-factor.setup.title' : 'second-factor.title')}
      lead={text(setup ? 'second-factor.setup.lead' : 'second-factor.lead')}
    >
      {setup ? <Key of={step.key} /> : null}
      {setup && step.key === 'failed' ? null : (
        <Form
          schema={secondFactorSchema}
          initialValues={{ code: '' }}
          className={s.form}
          draft={null}
          onSubmit={({ code }) => onCode(code)}
        >
          <FormField
            name="code"
            label={text('second-factor.code')}
            hint={setup ? undefined : text('second-factor.code.hint')}
            required
          >
            <Input autoComplete="one-time-code" maxLength={40} />
          </FormField>
          <SubmitButton size="lg" fullWidth>
            {text('second-factor.submit')}
          </SubmitButton>
        </Form>
      )}
      <Button variant="quiet" fullWidth onClick={onAgain}>
        {text('second-factor.again')}
      </Button>
    </EntryPage>
  );
}

function Key({ of: key }: { of: Extract<SecondFactorAt, { at: 'setup' }>['key'] }) {
  const text = useText();
  if (key === 'loading') return <Skeleton height="14rem" />;
  if (key === 'failed')
    return <ErrorState size="inline" title={text('second-factor.setup.failed')} />;
  return (
    <div className={own.key}>
      <QrCode
        value={key.uri}
        label={text('second-factor.setup.qr')}
        fallback={text('second-factor.setup.qr.failed')}
      />
      <Text size="small" tone="muted">
        {text('second-factor.setup.secret')}
      </Text>
      <code className={own.codes}>{key.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton
        value={key.secret}
        labels={{
          copy: text('second-factor.setup.copy'),
          copied: text('second-factor.setup.copied'),
          failed: text('second-factor.setup.copy.failed'),
          byHand: text('second-factor.setup.key'),
        }}
      />
    </div>
  );
}

function Recovery({
  codes,
  entering,
  onSaved,
}: Omit<Extract<SecondFactorAt, { at: 'recovery' }>, 'at'> & { onSaved: () => void }) {
  const text = useText();
  return (
    <EntryPage
      title={text('second-factor.recovery.title')}
      lead={text('second-factor.recovery.lead')}
    >
      <ul className={own.list}>
        {codes.map((code) => (
          <li key={code}>
            <code className={own.codes}>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton
        value={codes.join(' ')}
        labels={{
          copy: text('second-factor.recovery.copy'),
          copied: text('second-factor.setup.copied'),
          failed: text('second-factor.setup.copy.failed'),
          byHand: text('second-factor.recovery.title'),
        }}
      />
      <Button variant="primary" size="lg" fullWidth loading={entering} onClick={onSaved}>
        {text('second-factor.recovery.done')}
      </Button>
    </EntryPage>
  );
}
