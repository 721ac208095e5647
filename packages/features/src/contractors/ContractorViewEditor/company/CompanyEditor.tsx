import { type CompanyDraft, isApiError, sendCompanyDraft, withdrawCompanyDraft } from '@hien/api';
import { companyChanges, companyDraftTexts, companyFaults, companyFieldLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Heading, Link, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureText } from '../../../shared/forms/failure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { companyDraftStatus } from '../../../shared/status/contractor-status.ts';
import { editorAddress } from '../editor-address.ts';
import { CompanyKept } from './CompanyKept.tsx';
import { EditedPart } from './EditedPart.tsx';
import { PartSheet } from './PartSheet.tsx';
import { type CompanyPart, companyParts, partOf } from './company-parts.ts';
import { useCompanyDraft } from './useCompanyDraft.ts';
import * as s from '../editor.css.ts';

interface CompanyEditorProps {
  companyId: number;
  draft: CompanyDraft;
  /** Why something had no effect; it outlives the draft that it was said of, for that may be another one by now. */
  failure: string | undefined;
  onFailure: (why: string | undefined) => void;
  /** What somebody else typed is taken. */
  onTheirs: () => Promise<void>;
}

/** The parts of a company as they are typed: kept from the first key, judged when they are sent together; what waits is shown and can be taken back. */
export function CompanyEditor({
  companyId,
  draft,
  failure,
  onFailure,
  onTheirs,
}: CompanyEditorProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const { url, go } = useAddress(editorAddress);
  const own = useCompanyDraft(companyId, draft);
  const sending = useSend(sendCompanyDraft);
  const withdrawing = useSend(withdrawCompanyDraft);
  /** Parts that were left, or sent: what is wrong with them is said. */
  const [judgedParts, setJudged] = useState<readonly CompanyPart[]>([]);
  const waits = draft.state === 'waiting';
  // What waits is what was sent, whatever lies on this device.
  const content = waits ? draft.content : own.content;
  const { live } = draft;
  const changed = companyChanges(live, content);
  const faults = waits ? [] : companyFaults(content);
  const said = faults.filter(({ field }) => judgedParts.includes(partOf[field]));
  const judge = (parts: readonly CompanyPart[]) =>
    setJudged((before) => [...new Set([...before, ...parts])]);
  const isOpen = url.part !== undefined && !waits;

  /** Staff, a colleague or another tab may have been first: what is there now is asked for. */
  const fail = async (error: unknown, why = failureText(error, text)) => {
    onFailure(why);
    if (isMoved(error)) await sending.refresh();
  };
  const send = async () => {
    onFailure(undefined);
    judge(companyParts);
    const [first] = faults;
    if (first !== undefined) return go({ part: partOf[first.field] });
    // What is kept already is not kept again: the same sending once more stays the same one.
    const isKept = own.saving.state === 'saved' && own.savedAt !== null;
    if (!isKept && !(await own.save())) return undefined;
    try {
      await sending.send({ expected_version: own.version() });
      toast.show({ tone: 'positive', text: text('company.editor.sent') });
    } catch (error) {
      const isGone = isApiError(error) && error.code === 'PRODUCT_07';
      await fail(error, isGone ? text('company.editor.picture-gone') : undefined);
    }
    return undefined;
  };
  const withdraw = async () => {
    onFailure(undefined);
    try {
      // What lies on this device may have been typed over another version than the one that waits.
      await withdrawing.send({ expected_version: draft.version });
      toast.show({ tone: 'positive', text: text('company.editor.withdrawn') });
    } catch (error) {
      await fail(error);
    }
  };
  /** It was sent elsewhere: what waits is shown, and what was typed here stays on this device until it is taken back. */
  const showSent = async () => {
    go({ part: undefined });
    await onTheirs();
  };
  const discard = () => {
    const before = own.latest();
    own.type(live);
    toast.show({
      text: text('company.own.discarded'),
      action: { label: text('company.own.undo'), onAction: () => own.type(before) },
    });
  };

  return (
    <section className={s.part} aria-labelledby="about">
      <div className={s.head}>
        <Heading level={2} size="h4" id="about">
          {text('company.own.title')}
        </Heading>
        {changed.length > 0 || draft.state !== 'draft' ? (
          <div className={s.acts}>
            <CodeBadge status={companyDraftStatus} code={draft.state} />
            <span className={s.small}>{companyDraftTexts[draft.state].next[language]}</span>
          </div>
        ) : null}
      </div>
      {draft.rejection === null ? null : (
        <Notice tone="critical" title={text('company.editor.rejected')}>
          {draft.rejection}
        </Notice>
      )}
      {waits || isOpen ? null : <CompanyKept own={own} onTheirs={onTheirs} onSent={showSent} />}
      <div className={s.companyParts}>
        {companyParts.map((part) => (
          <EditedPart
            key={part}
            part={part}
            content={content}
            live={live}
            changed={changed}
            faults={said}
            state={draft.state}
            onEdit={() => go({ part })}
          />
        ))}
      </div>
      <Text size="small" tone="muted">
        {text('company.editor.change.text')}{' '}
        <Link variant="action" href={paths.customerCenterPost.to(language)}>
          {text('company.editor.change')}
        </Link>
      </Text>
      {said.length === 0 ? null : (
        <Notice
          tone="caution"
          role="alert"
          title={text('company.editor.missing', { count: said.length })}
        >
          {said.map(({ field }) => companyFieldLabels[field][language]).join(' · ')}
        </Notice>
      )}
      {failure === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failure}
        </Notice>
      )}
      <div className={s.companyFoot}>
        {waits ? (
          <Button loading={withdrawing.busy} onClick={() => void withdraw()}>
            {text('company.editor.withdraw')}
          </Button>
        ) : (
          <>
            {changed.length === 0 ? (
              <span />
            ) : (
              <Button variant="quiet" onClick={discard}>
                {text('company.own.discard')}
              </Button>
            )}
            <Button
              variant="primary"
              loading={sending.busy}
              disabledReason={changed.length === 0 ? text('company.editor.unchanged') : undefined}
              onClick={() => void send()}
            >
              {text('company.own.send', { count: changed.length })}
            </Button>
          </>
        )}
      </div>
      <PartSheet
        part={waits ? undefined : url.part}
        own={own}
        live={live}
        faults={said}
        onTheirs={onTheirs}
        onSent={showSent}
        onClose={(part) => {
          judge([part]);
          go({ part: undefined });
        }}
      />
    </section>
  );
}

/** Whether it was refused for what somebody else did meanwhile. */
const isMoved = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 404 || error.status === 409 || error.code === 'EVENT_REFUSED');
