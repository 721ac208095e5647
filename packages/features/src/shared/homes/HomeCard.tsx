import type { InteriorShare } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ShareCard, mediaUrl } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useShareFacts } from './useShareFacts.ts';

/** A shared home in a wall of them. */
export function HomeCard({
  share,
  priority = false,
}: {
  share: InteriorShare;
  priority?: boolean;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { avatar } = share.author;
  const facts = [
    ...useShareFacts(share),
    ...(share.views > 0 ? [text('share.views', { count: share.views })] : []),
  ];
  return (
    <ShareCard
      href={paths.interiorShareDetail.to(language, { slug: share.slug })}
      title={share.title}
      picture={share.picture}
      ratio="4:5"
      author={{ name: share.author.name, src: avatar && mediaUrl(avatar, { width: 48 }) }}
      fact={facts.join(' · ')}
      likes={{
        text: format.integer(share.likes),
        label: text('share.likes', { count: share.likes }),
      }}
      sizes="(min-width: 1280px) 300px, (min-width: 768px) 31vw, 46vw"
      priority={priority}
    />
  );
}
