import type { InteriorShare } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, Heading, LinkBase, Picture, Text, mediaUrl } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useShareFacts } from '../../shared/homes/useShareFacts.ts';
import * as s from './SharesView.css.ts';

/** The home that opens the list: its picture large, the first of its words beside it. */
export function LeadHome({ share }: { share: InteriorShare }) {
  const facts = useShareFacts(share);
  const { author, slug } = share;
  return (
    <article className={s.lead} data-listed>
      <Picture
        className={s.leadPicture}
        picture={share.picture}
        ratio="4:3"
        sizes="(min-width: 993px) 780px, 100vw"
        alt=""
        priority
      />
      <div className={s.leadWords}>
        <p className={s.kicker}>{facts.join(' · ')}</p>
        <Heading level={3} size="h1">
          <LinkBase
            className={s.leadLink}
            href={paths.interiorShareDetail.to(useLanguage(), { slug })}
          >
            {share.title}
          </LinkBase>
        </Heading>
        <Text size="lead" tone="muted">
          {share.excerpt}
        </Text>
        <p className={s.by}>
          <Avatar
            name={author.name}
            size="sm"
            decorative
            src={author.avatar ? mediaUrl(author.avatar, { width: 96 }) : null}
          />
          {author.name}
        </p>
      </div>
    </article>
  );
}
