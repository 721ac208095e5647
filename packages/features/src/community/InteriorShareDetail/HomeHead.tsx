import type { ShareDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, Breadcrumbs, Heading, ShareMenu, Text, mediaUrl } from '@hien/ui';
import { use } from 'react';
import { OriginContext } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { LikeButton } from '../parts/LikeButton.tsx';
import { SaveMark } from '../parts/SaveMark.tsx';
import { useShareFacts } from '../../shared/homes/useShareFacts.ts';
import * as s from './ShareView.css.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';

/** Who shows which home, and what a reader can do with it. */
export function HomeHead({ share }: { share: ShareDetail }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const origin = use(OriginContext);
  const facts = useShareFacts(share);
  const { author, created_at: at, slug, title } = share;
  return (
    <>
      <div className={s.trail}>
        <Breadcrumbs
          label={text('share.breadcrumb')}
          trail={[{ label: text('share.title'), href: paths.interiorShare.to(language) }]}
          current={title}
        />
      </div>
      <header className={s.head}>
        <p className={s.kicker}>{facts.join(' · ')}</p>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {share.excerpt}
        </Text>
        <div className={s.bar}>
          <p className={s.by}>
            <Avatar
              name={author.name}
              decorative
              src={author.avatar ? mediaUrl(author.avatar, { width: 96 }) : null}
            />
            <span className={s.byWords}>
              <span className={s.name}>{author.name}</span>
              <time dateTime={at}>{format.date(at)}</time>
            </span>
          </p>
          <div className={s.actions}>
            <LikeButton share={share} />
            <SaveMark kind="share" id={share.id} title={share.title} />
            <ShareMenu
              url={`${origin}${paths.interiorShareDetail.to(language, { slug })}`}
              title={title}
              variant="secondary"
              align="end"
              labels={useShareLabels()}
            />
          </div>
        </div>
      </header>
    </>
  );
}
