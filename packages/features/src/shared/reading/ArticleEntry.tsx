import type { Article } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ArticleCard, type ArticleCardProps } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface ArticleEntryProps extends Pick<ArticleCardProps, 'look' | 'priority' | 'level'> {
  article: Article;
}

/** An article in a list of the magazine. */
export function ArticleEntry({
  article,
  look = 'default',
  priority,
  level = 2,
}: ArticleEntryProps) {
  const text = useText();
  const format = useFormat();
  return (
    <ArticleCard
      look={look}
      level={level}
      priority={priority}
      href={paths.articleDetail.to(useLanguage(), { id: article.id })}
      title={article.title}
      picture={article.picture}
      kicker={text(`article-type.${article.type}`)}
      excerpt={article.excerpt}
      date={{ text: format.date(article.published_at), iso: article.published_at }}
      facts={[text('reading.minutes', { count: article.reading_minutes })]}
    />
  );
}
