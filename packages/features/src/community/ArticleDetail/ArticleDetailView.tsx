import type { ArticleDetail, ProductCard } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Breadcrumbs, Container, Heading, LinkBase, Picture, Section, Text } from '@hien/ui';
import { contentsOf, productsOf } from '@hien/ui/rich-text';
import { useMemo } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductTiles } from '../../shared/product/ProductTiles.tsx';
import { textPieceOf } from '../../shared/product/text-piece.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { placeHref } from '../Article/article-place.ts';
import { ArticleEntry } from '../../shared/reading/ArticleEntry.tsx';
import { Neighbours } from '../../shared/reading/Neighbours.tsx';
import { PassOn } from '../../shared/reading/PassOn.tsx';
import { ReadingText } from '../../shared/reading/ReadingText.tsx';
import { SaveMark } from '../../shared/reading/SaveMark.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { PiecesSkeleton } from './PiecesSkeleton.tsx';
import * as s from './ArticleDetailView.css.ts';

interface ArticleDetailViewProps {
  article: Loadable<ArticleDetail>;
  pieces: Loadable<readonly ProductCard[]>;
}

export function ArticleDetailView({ article, pieces }: ArticleDetailViewProps) {
  return (
    <QueryBoundary
      query={article}
      size="page"
      skeleton={<ArticleSkeleton />}
      notFound={<ArticleNotFound />}
    >
      {(data) => <Reading article={data} pieces={pieces} />}
    </QueryBoundary>
  );
}

/** The picture first, then a text in its measure; on a desk its contents stay beside it. */
function Reading({
  article,
  pieces,
}: {
  article: ArticleDetail;
  pieces: Loadable<readonly ProductCard[]>;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const contents = useMemo(() => contentsOf(article.body), [article.body]);
  const inText = useMemo(() => new Set(productsOf(article.body)), [article.body]);
  const shown = (pieces.data ?? []).map(textPieceOf);
  const beside = article.product_ids.filter((id) => !inText.has(id));
  const kind = text(`article-type.${article.type}`);
  return (
    <>
      <Container className={s.page}>
        <div className={s.trail}>
          <Breadcrumbs
            label={text('article.breadcrumb')}
            trail={[
              { label: text('article.title'), href: paths.article.to(language) },
              { label: kind, href: placeHref(language, { type: article.type, page: 1, q: '' }) },
            ]}
            current={article.title}
          />
        </div>
        <header className={s.head}>
          <p className={s.kicker}>{kind}</p>
          <Heading level={1} size="display">
            {article.title}
          </Heading>
          <Text size="lead" tone="muted">
            {article.excerpt}
          </Text>
          <p className={s.facts}>
            <span>{article.author.name}</span>
            <time dateTime={article.published_at}>{format.date(article.published_at)}</time>
            <span>{text('reading.minutes', { count: article.reading_minutes })}</span>
          </p>
          <PassOn title={article.title}>
            <SaveMark kind="article" id={article.id} title={article.title} />
          </PassOn>
        </header>
        <Picture
          className={s.cover}
          picture={article.picture}
          ratio="16:9"
          sizes="(min-width: 1280px) 1200px, 100vw"
          priority
        />
        <div className={s.columns}>
          {contents.length > 1 ? (
            <nav className={s.contents} aria-labelledby="contents">
              <h2 id="contents" className={s.contentsTitle}>
                {text('article.contents')}
              </h2>
              <ol className={s.contentsList}>
                {contents.map(({ id, text: words }) => (
                  <li key={id}>
                    <LinkBase className={s.contentsLink} href={`#${id}`}>
                      {words}
                    </LinkBase>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <div className={s.text}>
            <ReadingText title={article.title} html={article.body} pieces={shown} />
          </div>
        </div>
      </Container>
      <div className={s.onScreen}>
        {beside.length > 0 ? (
          <Section id="pieces" title={text('article.pieces')} ground="sunken">
            <QueryBoundary
              query={pieces}
              skeleton={<PiecesSkeleton count={beside.length} />}
              isEmpty={(list) => list.every(({ id }) => inText.has(id))}
              empty={<Text tone="muted">{text('article.pieces.none')}</Text>}
            >
              {(products) => (
                <ProductTiles products={products.filter(({ id }) => !inText.has(id))} level={3} />
              )}
            </QueryBoundary>
          </Section>
        ) : null}
        <Neighbours
          previous={article.previous}
          next={article.next}
          href={({ id }) => paths.articleDetail.to(language, { id })}
        />
        {article.related.length > 0 ? (
          <Section id="related" title={text('article.related')}>
            <ul className={s.related}>
              {article.related.map((other) => (
                <li key={other.id}>
                  <ArticleEntry article={other} level={3} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
    </>
  );
}
