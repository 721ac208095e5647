import { type DesignPartnerApplication, isApiError } from '@hien/api';
import { companyFieldLabels, formatPhone, partnerTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import {
  Button,
  ButtonLink,
  DefinitionList,
  Heading,
  NextStep,
  Notice,
  Text,
  useToast,
} from '@hien/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { partnerStatus } from '../../../../shared/status/account-status.ts';
import { CodeBadge } from '../../../../shared/status/CodeBadge.tsx';
import * as s from '../../../ContractorViewEditor/editor.css.ts';

interface DesignerStatusProps {
  application: DesignPartnerApplication;
  /** On this visit, with the form that stood here. */
  justSent: boolean;
  onEdit: () => void;
  onWithdraw: () => Promise<void>;
  /** Asks anew: staff decided meanwhile. */
  onOld: () => Promise<unknown>;
}

/** How an application to sell designs stands, what happens next, and what was sent. */
export function DesignerStatus({ application, justSent, ...acts }: DesignerStatusProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { state, place, reason, sent_at } = application;
  const head = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (justSent) head.current?.focus();
  }, [justSent]);
  const said =
    reason !== null && (state === 'rejected' || state === 'suspended' || state === 'ended');
  return (
    <div className={s.part}>
      <div className={s.told}>
        <div>
          <CodeBadge status={partnerStatus} code={state} />
        </div>
        <Heading level={2} size="h3" ref={head} tabIndex={-1} className={s.quietFocus}>
          {application.studio_name}
        </Heading>
        <Text tone="muted">
          {text('company.apply.sent-at', { date: format.date(sent_at, 'dateTime') })}
        </Text>
      </div>
      {said ? (
        <Notice
          tone="critical"
          title={text(state === 'rejected' ? 'company.apply.refused' : 'designer.apply.stopped')}
        >
          {reason}
        </Notice>
      ) : null}
      <NextStep
        label={text('company.apply.next')}
        what={
          place !== null
            ? text('company.apply.place', { place })
            : state === 'suspended'
              ? text('designer.apply.suspended')
              : partnerTexts.states[state].next[language]
        }
        yours={state === 'rejected' || state === 'withdrawn'}
        action={<WayOn state={state} {...acts} />}
      />
      <Details application={application} />
    </div>
  );
}

function WayOn({
  state,
  onEdit,
  onWithdraw,
  onOld,
}: Pick<DesignerStatusProps, 'onEdit' | 'onWithdraw' | 'onOld'> &
  Pick<DesignPartnerApplication, 'state'>) {
  const text = useText();
  const language = useLanguage();
  if (state === 'applied') return <Withdrawal onWithdraw={onWithdraw} onOld={onOld} />;
  // Its designs stand here as soon as the profile says so.
  if (state === 'approved') return null;
  if (state === 'suspended')
    return (
      <ButtonLink href={paths.customerCenter.to(language)}>{text('company.apply.help')}</ButtonLink>
    );
  return (
    <Button variant="primary" onClick={onEdit}>
      {text(state === 'ended' ? 'company.apply.anew' : 'company.apply.correct')}
    </Button>
  );
}

/** What was typed stays to be sent again; one's place in the queue does not. */
function Withdrawal({ onWithdraw, onOld }: Pick<DesignerStatusProps, 'onWithdraw' | 'onOld'>) {
  const text = useText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onWithdraw();
      toast.show({ tone: 'positive', text: text('designer.apply.withdrawn') });
    } catch (error) {
      const isOld = isApiError(error) && error.status === 409;
      toast.show({
        tone: 'critical',
        text: text(isOld ? 'designer.apply.decided' : 'designer.apply.withdraw.failed'),
      });
      if (isOld) await onOld();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void press()}>
      {text('designer.apply.withdraw')}
    </Button>
  );
}

function Details({ application: one }: Pick<DesignerStatusProps, 'application'>) {
  const text = useText();
  const language = useLanguage();
  const count = (files: readonly string[]) =>
    text('company.apply.papers.count', { count: files.length });
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('company.apply.tax-code'), detail: one.tax_code },
        { term: companyFieldLabels.company_phone[language], detail: formatPhone(one.phone) },
        { term: companyFieldLabels.email[language], detail: one.email },
        { term: text('designer.apply.years'), detail: String(one.years) },
        ...(one.portfolio === ''
          ? []
          : [{ term: text('designer.apply.portfolio'), detail: one.portfolio }]),
        { term: text('designer.apply.about'), detail: one.about },
        { term: text('designer.apply.samples'), detail: count(one.samples) },
        ...(one.papers.length === 0
          ? []
          : [{ term: text('designer.apply.papers'), detail: count(one.papers) }]),
      ]}
    />
  );
}
