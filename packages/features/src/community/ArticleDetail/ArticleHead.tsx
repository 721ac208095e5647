import type { ArticleDetail } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { JsonLd } from '../../shared/head/JsonLd.tsx';
import { OriginContext, PageHead } from '../../shared/head/PageHead.tsx';
import { useCard } from '../../shared/head/useCard.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';

/** What search engines and link previews show of an article. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  const language = useLanguage();
  const image = mediaUrl(article.picture, { width: 1280 });
  const card = useCard('articles', article.id, article);
  return (
    <>
      <PageHead title={article.title} description={article.excerpt} card={card} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: article.title,
          description: article.excerpt,
          image: [`${origin}${image}`],
          datePublished: article.published_at,
          dateModified: article.updated_at,
          inLanguage: language,
          mainEntityOfPage: `${origin}${pathname}`,
          author: { '@type': 'Organization', name: article.author.name },
          publisher: { '@type': 'Organization', name: 'Hiên', url: origin },
        }}
      />
    </>
  );
}
