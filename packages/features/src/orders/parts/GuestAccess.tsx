import { type OrderLink, requestOrderLink } from '@hien/api';
import { cleanPhone, formatPhone, orderDigitsSchema, orderLinkSchema } from '@hien/domain';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  Heading,
  Input,
  Notice,
  PhoneInput,
  Text,
} from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { Form } from '../../shared/forms/Form.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureOf } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { orderQuery } from './order-query.ts';
import * as s from './GuestAccess.css.ts';

interface GuestAccessProps {
  orderId: number;
  /** Of the link in the mail; null when the page was opened without it. */
  token: string | null;
  why: 'guest' | 'not-yours' | 'link-over';
  onProven: (link: OrderLink) => void;
}

/** Asks for what opens an order without signing in; tells nothing about the order. */
export function GuestAccess({ orderId, token, why, onProven }: GuestAccessProps) {
  const text = useText();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const usable = token !== null && /^[\w-]{16,200}$/.test(token);
  const [asksForLink, setAsksForLink] = useState(!usable);
  return (
    <Container className={s.page}>
      <Card className={s.card} padding="lg">
        <header className={s.head}>
          <Lock size={28} strokeWidth={1.5} className={s.icon} aria-hidden />
          <Heading level={1} size="h2">
            {text('orders.guest.title')}
          </Heading>
          <Text tone="muted">
            {text(usable ? 'orders.guest.text.link' : 'orders.guest.text.no-link')}
          </Text>
        </header>
        {why === 'guest' ? null : (
          <Notice tone="caution" title={text(`orders.guest.${why}.title`)}>
            {text(`orders.guest.${why}.text`)}
          </Notice>
        )}
        {usable ? <Digits orderId={orderId} token={token} onProven={onProven} /> : null}
        {asksForLink ? (
          <NewLink orderId={orderId} />
        ) : (
          <Button variant="quiet" onClick={() => setAsksForLink(true)}>
            {text('orders.guest.new-link')}
          </Button>
        )}
        {why === 'not-yours' ? null : (
          <p className={s.login}>
            <Text as="span" tone="muted">
              {text('orders.guest.member')}
            </Text>
            <ButtonLink
              variant="quiet"
              href={paths.login.to(language, { next: `${pathname}${search}` })}
            >
              {text('nav.login')}
            </ButtonLink>
          </p>
        )}
      </Card>
    </Container>
  );
}

function Digits({ orderId, token, onProven }: Omit<GuestAccessProps, 'why'> & { token: string }) {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const open = async ({ digits }: { digits: string }): Promise<SubmitFailure | undefined> => {
    const link = { token, digits };
    try {
      await queryClient.fetchQuery({
        ...orderQuery({ language, id: orderId, link }),
        retry: false,
      });
    } catch (error) {
      const wrong = { errors: [{ field: 'digits', message: text('orders.guest.wrong') }] };
      return failureOf(error, text, { says: { LINK_WRONG: wrong, NOT_FOUND: wrong } });
    }
    onProven(link);
    return undefined;
  };
  return (
    <Form
      schema={orderDigitsSchema}
      initialValues={{ digits: '' }}
      className={s.form}
      draft={null}
      onSubmit={open}
    >
      <FormField
        name="digits"
        label={text('orders.guest.digits')}
        hint={text('orders.guest.digits.hint')}
        required
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={4} className={s.digits} />
      </FormField>
      <SubmitButton size="lg" fullWidth>
        {text('orders.guest.open')}
      </SubmitButton>
    </Form>
  );
}

function NewLink({ orderId }: { orderId: number }) {
  const text = useText();
  const ask = useSend(requestOrderLink);
  if (ask.answer)
    return (
      <Notice tone="positive" role="status" title={text('orders.guest.sent.title')}>
        {text('orders.guest.sent.text')}
      </Notice>
    );
  return (
    <Form
      schema={orderLinkSchema}
      initialValues={{ phone: '' }}
      className={s.form}
      draft={null}
      onSubmit={({ phone }) => ask.submit({ orderId, phone })}
    >
      <FormField
        name="phone"
        label={text('orders.guest.phone')}
        hint={text('orders.guest.phone.hint')}
        required
      >
        <PhoneInput clean={cleanPhone} format={formatPhone} autoComplete="tel" />
      </FormField>
      <SubmitButton variant="secondary" size="lg" fullWidth>
        {text('orders.guest.send')}
      </SubmitButton>
    </Form>
  );
}
