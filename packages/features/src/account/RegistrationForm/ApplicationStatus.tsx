import type { PartnerApplication } from '@hien/api';
import { formatPhone, maskAccount, partnerTexts } from '@hien/domain';
import { Button, ButtonLink, DefinitionList, Heading, NextStep, Notice, Text } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PrivatePicture } from '../../shared/pictures/PrivatePicture.tsx';
import { partnerStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import * as page from '../leads/LeadPage.css.ts';
import * as s from './RegistrationForm.css.ts';

interface ApplicationStatusProps {
  application: PartnerApplication;
  /** On this visit, with the form that stood here. */
  justSent: boolean;
  onEdit: () => void;
}

/** How an application stands, what happens next, and what was sent. */
export function ApplicationStatus({ application, justSent, onEdit }: ApplicationStatusProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { state, place, reason, sent_at } = application;
  const head = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (justSent) head.current?.focus();
  }, [justSent]);
  return (
    <div className={s.status}>
      <div className={s.statusHead}>
        <CodeBadge status={partnerStatus} code={state} />
        <Heading level={2} size="h3" ref={head} tabIndex={-1} className={page.quietFocus}>
          {application.store_name}
        </Heading>
        <Text tone="muted">
          {text('apply.status.sent', { date: format.date(sent_at, 'dateTime') })}
        </Text>
      </div>
      {reason ? (
        <Notice
          tone={state === 'rejected' || state === 'suspended' ? 'critical' : 'info'}
          title={text('apply.status.reason')}
        >
          {reason}
        </Notice>
      ) : null}
      <NextStep
        label={text('lead.next')}
        what={
          place === null
            ? partnerTexts.states[state].next[language]
            : text('apply.status.place', { place })
        }
        yours={state === 'rejected'}
        {...(state === 'applied'
          ? { who: { label: text('lead.next.who'), text: text('lead.next.us') } }
          : {})}
        action={
          state === 'rejected' ? (
            <Button variant="primary" onClick={onEdit}>
              {text('apply.status.edit')}
            </Button>
          ) : state === 'approved' ? (
            <ButtonLink
              variant="primary"
              href={paths.shopManager.to(language, { type: 'dashboard' })}
            >
              {text('apply.to-shop-manager')}
            </ButtonLink>
          ) : null
        }
      />
      <Details application={application} />
    </div>
  );
}

function Details({ application }: Pick<ApplicationStatusProps, 'application'>) {
  const text = useText();
  const { account_number: account } = application;
  return (
    <section>
      <Heading level={3} size="h5">
        {text('apply.status.details')}
      </Heading>
      <DefinitionList
        items={[
          { term: text('apply.registration-number'), detail: application.registration_number },
          { term: text('apply.tax-code'), detail: application.tax_code },
          { term: text('apply.owner'), detail: application.owner },
          { term: text('apply.business-address'), detail: application.business_address },
          { term: text('apply.address'), detail: application.address },
          {
            term: text('apply.contact'),
            detail: (
              <Lines
                of={[
                  application.contact_name,
                  formatPhone(application.contact_phone),
                  application.contact_email,
                ]}
              />
            ),
          },
          {
            term: text('apply.bank'),
            detail: (
              <Lines
                of={[application.bank_name, application.account_holder, maskAccount(account)]}
              />
            ),
          },
          {
            term: text('apply.self-delivery'),
            detail: text(
              application.self_delivery ? 'apply.delivery.self' : 'apply.delivery.carrier',
            ),
          },
          {
            term: text('apply.licence'),
            detail: (
              <PrivatePicture
                className={s.licence}
                address={application.licence}
                alt={text('apply.licence.alt')}
                missing={text('apply.licence.missing')}
              />
            ),
          },
        ]}
      />
    </section>
  );
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <span className={s.lines}>
    {of.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);
