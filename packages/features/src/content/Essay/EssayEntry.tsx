import type { Essay } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Avatar, Heading, LinkBase, Picture, Text, mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './EssaysView.css.ts';

/** An essay in the list: its title is the link, the picture follows it. */
export function EssayEntry({ essay, isLead }: { essay: Essay; isLead: boolean }) {
  const text = useText();
  const format = useFormat();
  const { id, slug, title, excerpt, picture, author } = essay;
  const look = isLead ? 'lead' : 'row';
  return (
    <article className={s.entry[look]}>
      <div className={s.words}>
        <Heading level={2} size={isLead ? 'display' : 'h2'}>
          <LinkBase className={s.link} href={paths.essayDetail.to(useLanguage(), { id, slug })}>
            {title}
          </LinkBase>
        </Heading>
        <Text size="lead" tone="muted" measure>
          {excerpt}
        </Text>
        <p className={s.by}>
          <Avatar
            name={author.name}
            size="sm"
            decorative
            src={author.avatar ? mediaUrl(author.avatar, { width: 96 }) : null}
          />
          <span>{author.name}</span>
          <time dateTime={essay.published_at}>{format.date(essay.published_at)}</time>
          <span>{text('reading.minutes', { count: essay.reading_minutes })}</span>
        </p>
      </div>
      <Picture
        className={s.picture}
        picture={picture}
        ratio={isLead ? '4:3' : '3:4'}
        sizes={isLead ? '(min-width: 993px) 560px, 100vw' : '(min-width: 768px) 220px, 40vw'}
        alt=""
        priority={isLead}
      />
    </article>
  );
}
