import type { EssayDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What search engines and link previews show of an essay. */
export function EssayHead({ essay }: { essay: EssayDetail }) {
  const origin = use(OriginContext);
  const language = useLanguage();
  const { id, slug, title, excerpt } = essay;
  const image = mediaUrl(essay.picture, { width: 1280 });
  const pathname = paths.essayDetail.to(language, { id, slug });
  const card = useCard('essays', id, essay);
  return (
    <>
      <PageHead title={title} description={excerpt} card={card} pathname={pathname} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: excerpt,
          image: [`${origin}${image}`],
          datePublished: essay.published_at,
          dateModified: essay.updated_at,
          inLanguage: language,
          mainEntityOfPage: `${origin}${pathname}`,
          author: { '@type': 'Person', name: essay.author.name },
          publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
        }}
      />
    </>
  );
}
