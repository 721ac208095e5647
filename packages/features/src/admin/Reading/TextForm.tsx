import type { ReadingText } from '@hien/api';
import { canMoveReading, readingSchema } from '@hien/domain';
import { adminPaths } from '@hien/domain/routes';
import { ActionBar, Button, Link, Notice } from '@hien/ui';
import { type DraftStore, useFormValues } from '@hien/ui/form';
import { CalendarClock, ChevronLeft, Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { readingStatus } from '../../shared/status/content-status.ts';
import { LanguageColumns } from './LanguageColumns.tsx';
import { type AskedMove, TextMoveDialog } from './TextMoveDialog.tsx';
import { TextConflict } from './TextConflict.tsx';
import { TextFacts } from './TextFacts.tsx';
import { TextPlanDialog } from './TextPlanDialog.tsx';
import { TextPreview } from './TextPreview.tsx';
import { TextSaveLine } from './TextSaveLine.tsx';
import type { TextValues } from './text-values.ts';
import { useTextSaving } from './use-text-saving.ts';
import * as s from './Reading.css.ts';

/** What a form begins with; another number is another form. */
export interface TextStart {
  readonly number: number;
  /** As the server has it. */
  readonly thing: ReadingText;
  readonly values: TextValues;
  /** The device had newer words than the server. */
  readonly isRestored: boolean;
  /** The device had words of an older version: the server's stand beside them. */
  readonly theirs: ReadingText | null;
}

interface TextFormProps {
  start: TextStart;
  store: DraftStore;
  /** Takes what the server has in place of what is written. */
  onStartOver: (from: ReadingText, mine: TextValues) => void;
  /** Writes on over what somebody else saved. */
  onKeepMine: (theirs: ReadingText, mine: TextValues) => void;
}

/** Three languages beside each other, what the text is, and above them where the words are kept. */
export function TextForm({ start, store, onStartOver, onKeepMine }: TextFormProps) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const navigate = useNavigate();
  const { thing } = start;
  const saving = useTextSaving({
    thing,
    initial: start.values,
    store,
    isHeld: start.theirs !== null,
  });
  const [written, setWritten] = useState(start.values);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [pending, setPending] = useState(0);
  const [isPreviewed, setPreviewed] = useState(false);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [planned, setPlanned] = useState<ReadingText | null>(null);
  const theirs = saving.state.kind === 'conflict' ? saving.state.theirs : start.theirs;
  const latest = saving.latest ?? thing;
  const { state } = latest;
  const list = adminPaths.adminQueue.to(language, { queue: 'reading' });

  /** Does something with the text as the server has it, once the words are there. The line above says why they are not. */
  const saved = async (then: (text: ReadingText) => void) => {
    try {
      then(await saving.save());
    } catch {
      // Said above.
    }
  };
  const askFor = async (move: AskedMove['move']) => {
    const standing = await saving.pause();
    if (standing !== null) setAsked({ text: standing, move });
  };
  const onMoved = (moved: ReadingText) => {
    if (asked?.move !== 'delete') return saving.take(moved);
    saving.forget();
    return void navigate(list, { replace: true });
  };
  const waits =
    pending > 0
      ? { disabledReason: text('form.images.pending', { count: pending }) }
      : theirs !== null
        ? { disabledReason: text('admin.reading.conflict.first') }
        : {};
  const publish = canMoveReading(state, 'publish') ? (
    <Button
      variant="primary"
      onClick={() => void saved((at) => setAsked({ text: at, move: 'publish' }))}
      {...waits}
    >
      {text(latest.published_at === null ? 'admin.reading.publish' : 'admin.reading.publish.again')}
    </Button>
  ) : null;
  const preview = (
    <Button variant="secondary" onClick={() => setPreviewed(true)}>
      <Eye size={18} strokeWidth={1.75} aria-hidden />
      {text('admin.reading.preview')}
    </Button>
  );
  return (
    <div className={s.page}>
      <div className={s.head}>
        <Link variant="quiet" className={s.back} href={list}>
          <ChevronLeft size={16} aria-hidden /> {text('admin.queue.reading')}
        </Link>
        <div className={s.row}>
          <CodeBadge status={readingStatus} code={state} />
          <TextSaveLine
            state={saving.state}
            by={latest.updated_by}
            at={latest.updated_at}
            onSave={() => void saved(() => undefined)}
          />
        </div>
      </div>
      {isRestored ? (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="sm" variant="quiet" onClick={() => onStartOver(thing, written)}>
              {text('admin.reading.use-saved')}
            </Button>
          }
        >
          {text('admin.reading.restored')}
        </Notice>
      ) : null}
      {latest.publish_at === null ? null : (
        <Notice tone="info" role="status">
          {text('admin.reading.plan.at', { at: date(latest.publish_at, 'deadline') })}
        </Notice>
      )}
      {latest.plan_missed_at === null ? null : (
        <Notice tone="caution" role="status">
          {text('admin.reading.plan.missed', { at: date(latest.plan_missed_at, 'deadline') })}
        </Notice>
      )}
      {theirs === null ? null : (
        <TextConflict
          mine={written}
          theirs={theirs}
          onKeepMine={() => onKeepMine(theirs, written)}
          onTakeTheirs={() => onStartOver(theirs, written)}
        />
      )}
      <Form
        schema={readingSchema}
        initialValues={start.values}
        // Kept by itself, on the device and on the server.
        draft={null}
        className={s.form}
        onSubmit={async () => {
          await saved(() => undefined);
          return undefined;
        }}
      >
        <Followed
          onChange={(values) => {
            saving.changed(values);
            setWritten(values);
            if (values !== start.values) setRestored(false);
          }}
        />
        <LanguageColumns text={latest} onConfirm={(one) => saving.confirm(written, one)} />
        <TextFacts text={latest} onPending={setPending} />
        <div className={s.actions}>
          {publish}
          {preview}
          {canMoveReading(state, 'publish') ? (
            <Button variant="quiet" onClick={() => void saved(setPlanned)} {...waits}>
              <CalendarClock size={18} strokeWidth={1.75} aria-hidden />
              {text(
                latest.publish_at === null ? 'admin.reading.plan' : 'admin.reading.plan.change',
              )}
            </Button>
          ) : null}
          {(['take-back', 'delete'] as const).map((move) =>
            canMoveReading(state, move) ? (
              <Button key={move} variant="quiet" onClick={() => void askFor(move)}>
                {text(`admin.reading.${move}.yes`)}
              </Button>
            ) : null,
          )}
        </div>
        <ActionBar
          label={text('admin.reading.actions')}
          actions={
            <>
              {preview}
              {publish}
            </>
          }
        />
      </Form>
      {isPreviewed ? (
        <TextPreview values={written} text={latest} onClose={() => setPreviewed(false)} />
      ) : null}
      {planned === null ? null : (
        <TextPlanDialog text={planned} onPlanned={saving.take} onClose={() => setPlanned(null)} />
      )}
      {asked === null ? null : (
        <TextMoveDialog
          {...asked}
          onMoved={onMoved}
          onClose={() => {
            setAsked(null);
            saving.goOn();
          }}
        />
      )}
    </div>
  );
}

/** Tells what the form holds, each time it changes. */
function Followed({ onChange }: { onChange: (values: TextValues) => void }) {
  const values = useFormValues<TextValues>();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(values), [values]);
  return null;
}
