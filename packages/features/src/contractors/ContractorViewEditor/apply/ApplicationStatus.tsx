import type { ContractorApplication } from '@hien/api';
import { companyFieldLabels, formatPhone, partnerTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, DefinitionList, Heading, NextStep, Notice, Text } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { partnerStatus } from '../../../shared/status/account-status.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import * as s from '../editor.css.ts';

interface ApplicationStatusProps {
  application: ContractorApplication;
  /** On this visit, with the form that stood here. */
  justSent: boolean;
  onEdit: () => void;
}

/** How an application stands, what happens next, and what was sent. */
export function ApplicationStatus({ application, justSent, onEdit }: ApplicationStatusProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { state, place, rejection, sent_at } = application;
  const head = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (justSent) head.current?.focus();
  }, [justSent]);
  return (
    <div className={s.part}>
      <div className={s.told}>
        <div>
          <CodeBadge status={partnerStatus} code={state} />
        </div>
        <Heading level={2} size="h3" ref={head} tabIndex={-1} className={s.quietFocus}>
          {application.company_name}
        </Heading>
        <Text tone="muted">
          {text('company.apply.sent-at', { date: format.date(sent_at, 'dateTime') })}
        </Text>
      </div>
      {rejection === null ? null : (
        <Notice tone="critical" title={text('company.apply.refused')}>
          {rejection}
        </Notice>
      )}
      <NextStep
        label={text('company.apply.next')}
        what={
          place === null
            ? state === 'approved'
              ? text('company.apply.admitted')
              : partnerTexts.states[state].next[language]
            : text('company.apply.place', { place })
        }
        yours={state === 'rejected' || state === 'approved'}
        action={<WayOn application={application} onEdit={onEdit} />}
      />
      <Details application={application} />
    </div>
  );
}

function WayOn({
  application: { state, contractor_id: id },
  onEdit,
}: Pick<ApplicationStatusProps, 'application' | 'onEdit'>) {
  const text = useText();
  const language = useLanguage();
  if (state === 'applied') return null;
  if (state === 'approved')
    return (
      <ButtonLink variant="primary" href={paths.contractorViewEditor.to(language, { id })}>
        {text('company.apply.to-editor')}
      </ButtonLink>
    );
  if (state === 'suspended')
    return (
      <ButtonLink href={paths.customerCenter.to(language)}>{text('company.apply.help')}</ButtonLink>
    );
  return (
    <Button variant="primary" onClick={onEdit}>
      {text(state === 'rejected' ? 'company.apply.correct' : 'company.apply.anew')}
    </Button>
  );
}

function Details({ application }: Pick<ApplicationStatusProps, 'application'>) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { registered_on: registeredOn, website, papers } = application;
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('company.apply.tax-code'), detail: application.tax_code },
        ...(application.representative === ''
          ? []
          : [{ term: text('company.apply.representative'), detail: application.representative }]),
        ...(registeredOn === null
          ? []
          : [{ term: text('company.apply.registered-on'), detail: format.date(registeredOn) }]),
        {
          term: text('company.apply.address'),
          detail: `${application.address}, ${application.city}`,
        },
        {
          term: companyFieldLabels.services[language],
          detail: application.services.map((one) => text(`contractor.service.${one}`)).join(', '),
        },
        {
          term: companyFieldLabels.work_cities[language],
          detail: application.work_cities.join(', '),
        },
        {
          term: companyFieldLabels.company_phone[language],
          detail: formatPhone(application.company_phone),
        },
        { term: companyFieldLabels.email[language], detail: application.email },
        ...(website === ''
          ? []
          : [{ term: companyFieldLabels.website[language], detail: website }]),
        {
          term: text('company.apply.papers'),
          detail: text('company.apply.papers.count', { count: papers.length }),
        },
      ]}
    />
  );
}
