import { type DecorSet, getDecorSet, listFurnitureDecor, stripTags } from '@hien/api';
import { homeLists } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Breadcrumbs, Container, Heading, Link, Skeleton, SkeletonText } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { DecorSetCard } from '../../shared/catalog/DecorSetCard.tsx';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { PrefetchPage } from '../../shared/routing/prefetch.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SetCard } from '../packages/SetCard.tsx';
import * as s from './DecorSetPage.css.ts';

/** The list that home asks for, so that whoever comes from there has it. */
const list = { page: 1, limit: homeLists.furnitureDecor };

export function prefetchDecorSet({ need, want }: PrefetchPage, id: number) {
  need(getDecorSet, { id });
  want(listFurnitureDecor, list);
}

const plain = (set: DecorSet): DecorSet => ({ ...set, text: stripTags(set.text) });

/** A set of the home page: its own pieces with what they cost together, and the other sets. */
export function DecorSetPage({ id }: { id: number }) {
  const set = useCall(getDecorSet, { id }, { select: plain });
  return (
    <Container className={s.page}>
      <QueryBoundary
        query={set}
        size="page"
        skeleton={
          <>
            <Skeleton height="40vh" />
            <SkeletonText lines={8} />
          </>
        }
        notFound={<NotFoundState />}
      >
        {(data) => <KnownSet set={data} />}
      </QueryBoundary>
    </Container>
  );
}

function KnownSet({ set }: { set: DecorSet }) {
  const text = useText();
  const language = useLanguage();
  const room = text(`room.${set.room}`);
  const style = text(`style.${set.style}`);
  return (
    <>
      <PageHead title={set.name} description={set.text} />
      <Breadcrumbs
        label={text('shop.detail.breadcrumb')}
        trail={[{ label: text('nav.shop'), href: paths.shop.to(language) }]}
        current={set.name}
      />
      <SetCard set={set} facts={[room, style]} alone />
      <Link href={paths.shop.to(language, { room: set.room, style: set.style })}>
        {text('shop.set.more', { room, style })}
      </Link>
      <OtherSets but={set.id} />
    </>
  );
}

/** Nothing stands here while they load, and nothing when they fail: the page is about another set. */
function OtherSets({ but }: { but: number }) {
  const text = useText();
  const { data } = useCall(listFurnitureDecor, list);
  const others = data?.items.filter(({ id }) => id !== but) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={s.others} aria-labelledby="other-sets">
      <Heading level={2} size="h3" id="other-sets">
        {text('shop.set.others')}
      </Heading>
      <ul className={s.list}>
        {others.map((item) => (
          <li key={item.id}>
            <DecorSetCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
