import type { EssayDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import {
  Avatar,
  Breadcrumbs,
  Container,
  Heading,
  Picture,
  Skeleton,
  SkeletonPicture,
  SkeletonText,
  Text,
  mediaUrl,
} from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Neighbours } from '../../shared/reading/Neighbours.tsx';
import { PassOn } from '../../shared/reading/PassOn.tsx';
import { ReadingText } from '../../shared/reading/ReadingText.tsx';
import { SaveMark } from '../../shared/reading/SaveMark.tsx';
import { EssayNotFound } from './EssayNotFound.tsx';
import * as s from './EssayDetailView.css.ts';

export function EssayDetailView({ essay }: { essay: Loadable<EssayDetail> }) {
  return (
    <QueryBoundary
      query={essay}
      size="page"
      skeleton={<EssaySkeleton />}
      notFound={<EssayNotFound />}
    >
      {(data) => <Reading essay={data} />}
    </QueryBoundary>
  );
}

/** One column in the middle of the page: who speaks, the title, the picture, the text, and who spoke. */
function Reading({ essay }: { essay: EssayDetail }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { author } = essay;
  return (
    <>
      <Container className={s.page}>
        <div className={s.trail}>
          <Breadcrumbs
            label={text('essay.breadcrumb')}
            trail={[{ label: text('essay.title'), href: paths.essay.to(language) }]}
            current={essay.title}
          />
        </div>
        <header className={s.head}>
          <p className={s.by}>{text('essay.by', { name: author.name })}</p>
          <Heading level={1} size="display">
            {essay.title}
          </Heading>
          <Text size="lead" tone="muted">
            {essay.excerpt}
          </Text>
        </header>
        <Picture
          className={s.cover}
          picture={essay.picture}
          ratio="3:2"
          sizes="(min-width: 993px) 896px, 100vw"
          priority
        />
        <div className={s.text}>
          <ReadingText title={essay.title} html={essay.body} />
        </div>
        <footer className={s.author}>
          <Avatar
            name={author.name}
            size="lg"
            decorative
            src={author.avatar ? mediaUrl(author.avatar, { width: 160 }) : null}
          />
          <div>
            <Text weight="strong">{author.name}</Text>
            <p className={s.facts}>
              <time dateTime={essay.published_at}>{format.date(essay.published_at)}</time>
              <span>{text('reading.minutes', { count: essay.reading_minutes })}</span>
            </p>
          </div>
          <div className={s.actions}>
            <PassOn title={essay.title}>
              <SaveMark kind="essay" id={essay.id} title={essay.title} />
            </PassOn>
          </div>
        </footer>
      </Container>
      <div className={s.onScreen}>
        <Neighbours
          previous={essay.previous}
          next={essay.next}
          href={({ id, slug }) => paths.essayDetail.to(language, { id, slug })}
        />
      </div>
    </>
  );
}

/** As large as the essay that comes. */
const EssaySkeleton = () => (
  <Container className={s.page}>
    <div className={s.head}>
      <Skeleton shape="text" width="8rem" />
      <Skeleton shape="block" height="5rem" />
      <SkeletonText lines={2} />
    </div>
    <div className={s.cover}>
      <SkeletonPicture ratio="3:2" />
    </div>
    <div className={s.text}>
      <SkeletonText lines={14} />
    </div>
  </Container>
);
