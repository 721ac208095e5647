import type { Post } from '@hien/api';
import { type PostMove, canMovePost, postSchema, postTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ActionBar, Button, Container, Heading, Link, Notice, useToast } from '@hien/ui';
import { type DraftStore, SubmitButton, useFormValues } from '@hien/ui/form';
import { CalendarClock, ChevronLeft, Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../../shared/forms/Form.tsx';
import { failureOf } from '../../../shared/forms/failure.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { postStatus } from '../../../shared/status/community-status.ts';
import { RulesLink } from '../../../shared/comments/RulesLink.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PostPlanDialog } from './PostPlanDialog.tsx';
import { PlanLine } from './PlanLine.tsx';
import { PostConflict } from './PostConflict.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostPreview } from './PostPreview.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostStory } from './PostStory.tsx';
import { SaveLine } from './SaveLine.tsx';
import type { PostValues } from './post-values.ts';
import { usePostSaving } from './use-post-saving.ts';
import * as s from './PostForm.css.ts';

/** What a form begins with; another number is another form. */
export interface PostStart {
  readonly number: number;
  /** As the server has it; null for one that was never sent. */
  readonly post: Post | null;
  readonly values: PostValues;
  /** The device had newer words than the server. */
  readonly isRestored: boolean;
  /** The device had words of an older version: the server's stand beside them. */
  readonly theirs: Post | null;
}

interface PostFormProps {
  start: PostStart;
  store: DraftStore;
  /** Takes what the server has, or nothing, in place of what is written. */
  onStartOver: (from: Post | null, mine: PostValues) => void;
  /** Writes on over what another device saved. */
  onKeepMine: (theirs: Post, mine: PostValues) => void;
}

/** The page on which a post is written: words and pictures, what the home is, and above it where the words are kept. */
export function PostForm({ start, store, onStartOver, onKeepMine }: PostFormProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { post } = start;
  const saving = usePostSaving({
    post,
    initial: start.values,
    store,
    isHeld: start.theirs !== null,
  });
  const [written, setWritten] = useState(start.values);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [picturesPending, setPicturesPending] = useState(0);
  const [beforePending, setBeforePending] = useState(0);
  const pending = picturesPending + beforePending;
  const [isPreviewed, setPreviewed] = useState(false);
  const [asked, setAsked] = useState<{ post: Post; move: PostMove } | null>(null);
  const [planned, setPlanned] = useState<Post | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const theirs = saving.state.kind === 'conflict' ? saving.state.theirs : start.theirs;
  const { latest, take } = saving;
  const state = latest?.state ?? 'draft';

  /** A post that was just begun goes on at its own address. */
  const goOn = (saved: Post) => {
    if (post !== null) return;
    setLeaving(true);
    void navigate(paths.editPost.to(language, { id: saved.id }), { replace: true });
  };
  const plan = async () => {
    try {
      setPlanned(await saving.save());
    } catch {
      // The line above says why.
    }
  };
  /** What is asked of the post as the server has it saves nothing before. */
  const askFor = async (move: PostMove) => {
    const standing = await saving.pause();
    if (standing !== null) setAsked({ post: standing, move });
  };
  const onMoved = (moved: Post) => {
    if (asked?.move === 'take-back') take(moved);
    if (asked?.move === 'publish' && moved.slug !== null)
      void navigate(paths.interiorShareDetail.to(language, { slug: moved.slug }));
    if (asked?.move !== 'delete') return;
    saving.forget();
    void navigate(paths.interiorShareMyPost.to(language), { replace: true });
  };
  const saveNow = async () => {
    try {
      const saved = await saving.save();
      toast.show({ tone: 'positive', text: text('write-post.saved.toast') });
      goOn(saved);
    } catch {
      // The line above says why.
    }
  };
  const waits =
    pending > 0
      ? { disabledReason: text('form.images.pending', { count: pending }) }
      : isLeaving
        ? // What is asked here would be gone with the page.
          { disabledReason: text('write-post.saving') }
        : canMovePost(state, 'publish') || state === 'published'
          ? {}
          : { disabledReason: postTexts.states[state].next[language] };
  const publish = (
    <SubmitButton variant="primary" loadingLabel={text('write-post.saving')} {...waits}>
      {text(latest?.slug ? 'my-post.publish.again' : 'my-post.publish.first')}
    </SubmitButton>
  );
  const preview = (
    <Button variant="secondary" onClick={() => setPreviewed(true)}>
      <Eye size={18} strokeWidth={1.75} aria-hidden />
      {text('write-post.preview')}
    </Button>
  );
  const planAt = latest?.publish_at ?? null;
  const planWords = text(planAt === null ? 'my-post.plan.open' : 'my-post.plan.reopen');
  const planButton = canMovePost(state, 'publish') ? (
    <Button variant="quiet" onClick={() => void plan()} {...(pending > 0 ? waits : {})}>
      <CalendarClock size={18} strokeWidth={1.75} aria-hidden />
      {planWords}
    </Button>
  ) : null;
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Link variant="quiet" className={s.back} href={paths.interiorShareMyPost.to(language)}>
          <ChevronLeft size={16} aria-hidden /> {text('my-post.title')}
        </Link>
        <div className={s.title}>
          <Heading level={1}>{text(post === null ? 'my-post.write' : 'write-post.edit')}</Heading>
          {post === null ? null : <CodeBadge status={postStatus} code={state} />}
          {latest === null ? null : (
            <PostMenu post={latest} title={written.title} onMove={(move) => void askFor(move)} />
          )}
        </div>
        <SaveLine
          state={saving.state}
          isNew={post === null}
          pending={pending}
          onSave={() => void saveNow()}
        />
      </header>
      {isRestored ? (
        <Notice
          tone="info"
          role="status"
          action={
            <Button size="sm" variant="quiet" onClick={() => onStartOver(post, written)}>
              {text(post === null ? 'form.draft.start-over' : 'write-post.use-saved')}
            </Button>
          }
        >
          {text('write-post.restored')}
        </Notice>
      ) : null}
      <PlanLine at={planAt} />
      {state === 'removed' ? (
        <Notice tone="critical">
          {postTexts.states.removed.next[language]} <RulesLink />
        </Notice>
      ) : null}
      {theirs === null ? null : (
        <PostConflict
          mine={written}
          theirs={theirs}
          onKeepMine={() => onKeepMine(theirs, written)}
          onTakeTheirs={() => onStartOver(theirs, written)}
        />
      )}
      <Form
        schema={postSchema}
        initialValues={start.values}
        // Kept by itself, on the device and on the server.
        draft={null}
        onSubmit={async () => {
          try {
            setAsked({ post: await saving.save(), move: 'publish' });
            return undefined;
          } catch (error) {
            return failureOf(error, text, { fields: { pictures: 'images' } });
          }
        }}
      >
        <Followed
          onChange={(values) => {
            saving.changed(values);
            setWritten(values);
            if (values !== start.values) setRestored(false);
          }}
        />
        <div className={s.columns}>
          <PostStory known={latest?.pictures ?? []} onPending={setPicturesPending} />
          <aside className={s.side} aria-label={text('share.facts')}>
            <PostFacts onPending={setBeforePending} />
            {planButton}
            <div className={s.end}>
              {publish}
              {preview}
            </div>
          </aside>
        </div>
        <ActionBar
          label={text('write-post.actions')}
          actions={
            <>
              {preview}
              {publish}
            </>
          }
        />
      </Form>
      {isPreviewed ? (
        <PostPreview values={written} post={post} onClose={() => setPreviewed(false)} />
      ) : null}
      {planned === null ? null : (
        <PostPlanDialog
          post={planned}
          onPlanned={take}
          onClose={() => {
            setPlanned(null);
            goOn(planned);
          }}
        />
      )}
      {asked === null ? null : (
        <MoveDialog
          post={asked.post}
          move={asked.move}
          onMoved={onMoved}
          onClose={() => {
            setAsked(null);
            saving.goOn();
            goOn(asked.post);
          }}
        />
      )}
    </Container>
  );
}

/** Tells what the form holds, each time it changes. */
function Followed({ onChange }: { onChange: (values: PostValues) => void }) {
  const values = useFormValues<PostValues>();
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(values), [values]);
  return null;
}
