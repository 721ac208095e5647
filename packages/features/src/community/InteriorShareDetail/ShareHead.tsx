import type { ShareDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What search engines and link previews show of a shared home. */
export function ShareHead({ share }: { share: ShareDetail }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { slug, title, excerpt } = share;
  const card = useCard('shared-homes', slug, share);
  const pathname = paths.interiorShareDetail.to(language, { slug });
  return (
    <>
      <PageHead title={title} description={excerpt} card={card} pathname={pathname} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: excerpt,
          image: share.pictures.map(
            ({ picture }) => `${origin}${mediaUrl(picture, { width: 1280 })}`,
          ),
          datePublished: share.created_at,
          dateModified: share.updated_at,
          inLanguage: language,
          mainEntityOfPage: `${origin}${pathname}`,
          author: { '@type': 'Person', name: share.author.name },
          publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/LikeAction',
            userInteractionCount: share.likes,
          },
        }}
      />
    </>
  );
}
