import type { SupportPost } from '@hien/api';
import { topicLabels } from '@hien/domain';
import { Badge, Button, Heading, NextStep, Skeleton, Text } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { questionStatus } from '../../shared/status/community-status.ts';
import { Conversation } from '../parts/Conversation.tsx';
import { addressOf } from '../../shared/forms/uploads.ts';
import { type Reply, ReplyBox } from '../parts/ReplyBox.tsx';
import { BackToCenter } from './BackToCenter.tsx';
import { type PostValues, PostForm } from './PostForm.tsx';
import * as s from './CustomerCenterPost.css.ts';

interface PostViewProps {
  post: Loadable<SupportPost>;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onChange: (from: SupportPost, values: PostValues) => Promise<SubmitFailure | undefined>;
  onAsk: (question: Reply) => Promise<SubmitFailure | undefined>;
}

export function PostView({ post, ...rest }: PostViewProps) {
  const text = useText();
  return (
    <MyPageFrame section="support">
      <div className={s.page}>
        <BackToCenter />
        <QueryBoundary
          query={post}
          size="page"
          skeleton={<PostSkeleton />}
          notFound={
            <NotFoundState
              title={text('post.not-found.title')}
              text={text('post.not-found.text')}
            />
          }
        >
          {(data) => <Post post={data} {...rest} />}
        </QueryBoundary>
      </div>
    </MyPageFrame>
  );
}

function Post({
  post,
  editing,
  onEdit,
  onChange,
  onAsk,
}: Omit<PostViewProps, 'post'> & { post: SupportPost }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const [first] = post.messages;
  // Somebody may answer while it is being changed: what is typed stays, and sending says why it cannot be.
  if (editing && first) {
    return (
      <div className={s.post}>
        <Heading level={1}>{text('post.edit.title')}</Heading>
        <PostForm
          draft={`support-post-${post.id}`}
          initial={{
            category: post.category,
            title: post.title,
            content: first.content,
            images: first.images.map(addressOf),
          }}
          send={text('post.edit.save')}
          beside={
            <Button variant="quiet" size="lg" onClick={() => onEdit(false)}>
              {text('post.edit.cancel')}
            </Button>
          }
          onSend={(values) => onChange(post, values)}
        />
      </div>
    );
  }
  const answered = post.state === 'answered';
  return (
    <article className={s.post}>
      <header className={s.head}>
        <div className={s.line}>
          <CodeBadge status={questionStatus} code={post.state} />
          <Badge>{topicLabels[post.category][language]}</Badge>
          <Text as="span" size="caption" tone="muted" numeric>
            {format.date(post.created_at, 'dateTime')}
          </Text>
        </div>
        <Heading level={1} size="h2">
          {post.title}
        </Heading>
      </header>
      <NextStep
        label={text('post.next')}
        what={text(answered ? 'post.next.answered' : 'post.next.waiting')}
        who={{
          label: text('post.next.who'),
          text: text(answered ? 'post.next.who.you' : 'post.next.who.staff'),
        }}
      />
      <Conversation
        label={text('post.conversation')}
        words={post.messages.map((message) => ({
          position: message.position,
          mine: message.by === 'member',
          name: message.author_name,
          shape: message.by === 'member' ? ('round' as const) : ('square' as const),
          content: message.content,
          images: message.images,
          at: message.created_at,
        }))}
      />
      {post.editable ? (
        <div>
          <Button onClick={() => onEdit(true)}>{text('post.edit')}</Button>
        </div>
      ) : (
        <section className={s.ask}>
          <Heading level={2} size="h4">
            {text('post.ask.title')}
          </Heading>
          <ReplyBox
            name={`support-ask-${post.id}`}
            folder="customer-center"
            label={text('post.ask.label')}
            hint={text('post.ask.hint')}
            send={text('post.ask.send')}
            onSend={onAsk}
          />
        </section>
      )}
    </article>
  );
}

function PostSkeleton() {
  return (
    <div className={s.post} aria-hidden>
      <Skeleton shape="text" width="30%" />
      <Skeleton shape="text" width="70%" height="2.2rem" />
      <Skeleton height="72px" />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </div>
  );
}
