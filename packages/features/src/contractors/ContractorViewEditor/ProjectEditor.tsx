import {
  type ProjectDraft,
  deleteProject,
  isApiError,
  sendProjectDraft,
  withdrawProject,
} from '@hien/api';
import {
  ictDate,
  projectChanges,
  projectFaults,
  projectFieldLabels,
  projectFields,
  projectTexts,
  systemClock,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ConfirmDialog, Heading, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../../shared/calls/useSend.ts';
import { PictureCopies } from '../../shared/contractors/PictureCopies.tsx';
import { ProjectDifference } from '../../shared/contractors/ProjectDifference.tsx';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { projectStatus } from '../../shared/status/contractor-status.ts';
import { KeptLine } from './KeptLine.tsx';
import { ProjectFields, controlId } from './ProjectFields.tsx';
import { useProjectDraft } from './useProjectDraft.ts';
import * as s from './editor.css.ts';

interface ProjectEditorProps {
  companyId: number;
  draft: ProjectDraft;
  /** Why something had no effect; it outlives the draft that it was said of, for that may be another one by now. */
  failure: string | undefined;
  onFailure: (why: string | undefined) => void;
}

/** A project as it is written: kept from the first key, judged when it is sent; what waits for staff is shown and can be taken back. */
export function ProjectEditor({ companyId, draft, failure, onFailure }: ProjectEditorProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const own = useProjectDraft(companyId, draft);
  const sending = useSend(sendProjectDraft);
  const withdrawing = useSend(withdrawProject);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState<Readonly<Record<string, number>>>({});
  const [today] = useState(() => ictDate(systemClock.now()));
  const waits = draft.state === 'waiting' || draft.state === 'edit_request';
  // What waits is what was sent, whatever lies on this device.
  const content = waits ? draft.content : own.content;
  const faults = projectFaults(content, today);
  const changed = draft.live === null ? projectFields : projectChanges(draft.live, content);
  const isUnchanged = changed.length === 0;

  const uploading = Object.values(pending).reduce((sum, count) => sum + count, 0);
  const isKept = own.saving.state === 'saved' && own.savedAt !== null;

  /** Staff, a colleague or another tab may have been first: what is there now is asked for. */
  const fail = async (error: unknown, why = failureText(error, text)) => {
    onFailure(why);
    if (isMoved(error)) await sending.refresh();
  };
  const send = async () => {
    setTried(true);
    onFailure(undefined);
    const [first] = faults;
    if (first !== undefined) {
      document.getElementById(controlId(first.field))?.focus();
      return;
    }
    // What is kept already is not kept again: the same sending once more stays the same one.
    if (!isKept && !(await own.save())) return;
    try {
      const { id } = await sending.send({ id: draft.id, expected_version: own.version() });
      toast.show({ tone: 'positive', text: text('company.editor.sent') });
      if (draft.id === null && id !== null)
        void navigate(
          paths.contractorViewEditor.to(language, { id: companyId }, { project: String(id) }),
          { replace: true },
        );
    } catch (error) {
      await fail(
        error,
        isApiError(error) && error.code === 'PRODUCT_07'
          ? text('company.editor.picture-gone')
          : undefined,
      );
    }
  };
  const withdraw = async () => {
    onFailure(undefined);
    try {
      await withdrawing.send({ id: draft.id, expected_version: own.version() });
      toast.show({ tone: 'positive', text: text('company.editor.withdrawn') });
    } catch (error) {
      await fail(error);
    }
  };

  return (
    <div className={s.part}>
      <header className={s.head}>
        <Heading level={1} size="h3">
          {content.project_name[language] ||
            content.project_name.vi ||
            text(draft.id === null ? 'company.editor.write' : 'company.editor.unnamed')}
        </Heading>
        <div className={s.acts}>
          <CodeBadge status={projectStatus} code={draft.state} />
          <span className={s.small}>{projectTexts.states[draft.state].next[language]}</span>
        </div>
      </header>
      {draft.rejection === null ? null : (
        <Notice tone="critical" title={text('company.editor.rejected')}>
          {draft.rejection}
        </Notice>
      )}
      <PictureCopies copies={draft.copies} lead={text('company.editor.copies')} />
      {waits ? (
        <ProjectDifference before={draft.live} after={content} fields={changed} />
      ) : (
        <>
          <KeptLine own={own} companyId={companyId} isNew={draft.id === null} />
          <ProjectFields
            content={content}
            type={own.type}
            onPending={(place, count) => setPending((now) => ({ ...now, [place]: count }))}
            faults={tried ? faults : []}
            today={today}
          />
          {tried && faults.length > 0 ? (
            <Notice
              tone="caution"
              role="alert"
              title={text('company.editor.missing', { count: faults.length })}
            >
              {faults.map(({ field }) => projectFieldLabels[field][language]).join(' · ')}
            </Notice>
          ) : null}
        </>
      )}
      {failure === undefined ? null : (
        <Notice tone="critical" role="alert">
          {failure}
        </Notice>
      )}
      <div className={s.foot}>
        {waits ? (
          <Button loading={withdrawing.busy} onClick={() => void withdraw()}>
            {text('company.editor.withdraw')}
          </Button>
        ) : (
          <>
            <Delete
              draft={draft}
              savedAt={own.savedAt}
              version={own.version}
              onGone={own.forget}
              onFailed={fail}
              companyId={companyId}
            />
            <Button
              variant="primary"
              loading={sending.busy || (tried && own.saving.state === 'saving')}
              disabledReason={
                uploading > 0
                  ? text('form.images.pending', { count: uploading })
                  : isUnchanged
                    ? text('company.editor.unchanged')
                    : undefined
              }
              onClick={() => void send()}
            >
              {text('company.editor.send')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether it was refused for what somebody else did meanwhile. */
const isMoved = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 404 || error.status === 409 || error.code === 'EVENT_REFUSED');

interface DeleteProps {
  companyId: number;
  draft: ProjectDraft;
  savedAt: string | null;
  version: () => number;
  onGone: () => void;
  onFailed: (error: unknown) => Promise<void>;
}

/** Asked first: nobody brings a deleted project back. */
function Delete({ draft, savedAt, version, onGone, onFailed, companyId }: DeleteProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [failed, setFailed] = useState('');
  const deleting = useSend(deleteProject);
  const remove = async () => {
    try {
      await deleting.send({ id: draft.id, expected_version: version() });
    } catch (error) {
      if (isMoved(error)) {
        setAsked(false);
        return onFailed(error);
      }
      setFailed(failureText(error, text));
      throw error;
    }
    onGone();
    toast.show({ tone: 'positive', text: text('company.editor.deleted') });
    return navigate(paths.contractorViewEditor.to(language, { id: companyId }), { replace: true });
  };
  if (draft.id === null && savedAt === null) return <span />;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {text(draft.id === null ? 'company.editor.discard' : 'company.editor.delete')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          open
          onOpenChange={setAsked}
          tone="danger"
          title={text('company.editor.delete.title')}
          description={text('company.editor.delete.text')}
          confirmLabel={text('company.editor.delete.yes')}
          cancelLabel={text('company.editor.delete.no')}
          waitingLabel={text('company.editor.delete.waiting')}
          failedText={failed}
          onConfirm={remove}
        />
      ) : null}
    </>
  );
}
