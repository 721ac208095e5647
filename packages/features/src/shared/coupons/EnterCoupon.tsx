import { type MemberCoupon, enterCoupon, isApiError } from '@hien/api';
import { Button, Field, Input } from '@hien/ui';
import { useRef, useState } from 'react';
import { useSend } from '../calls/useSend.ts';
import { failureText } from '../forms/failure.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './EnterCoupon.css.ts';

interface EnterCouponProps {
  label: string;
  hint: string;
  /** On the button, and while it is done. */
  add: string;
  adding: string;
  onEntered: (coupon: MemberCoupon) => void;
}

/**
 * A code that becomes a coupon of the member. No form of its own: it stands within the one of the checkout, which a press of
 * Enter must not send.
 */
export function EnterCoupon({ label, hint, add, adding, onEntered }: EnterCouponProps) {
  const text = useText();
  const sending = useSend(enterCoupon);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const press = async () => {
    if (sending.busy) return;
    if (code.trim() === '') {
      setRefused(text('validation.required'));
      input.current?.focus();
      return;
    }
    setRefused(undefined);
    try {
      const coupon = await sending.send({ code: code.trim() });
      setCode('');
      onEntered(coupon);
    } catch (error) {
      const [field] = isApiError(error) && error.status === 422 ? error.fields : [];
      setRefused(field?.message ?? failureText(error, text));
      input.current?.focus();
    }
  };
  return (
    <div className={s.line}>
      <div className={s.field}>
        <Field label={label} hint={hint} {...(refused === undefined ? {} : { error: refused })}>
          <Input
            ref={input}
            value={code}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setRefused(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void press();
            }}
          />
        </Field>
      </div>
      <Button loading={sending.busy} loadingLabel={adding} onClick={() => void press()}>
        {add}
      </Button>
    </div>
  );
}
